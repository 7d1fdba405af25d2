"""`python3 run.py torture WHAT`: proofs that take long. Each prints its figures and exits with 0, 1 if something does not hold, 2 if it cannot be tried."""

import importlib
import sys

PROOFS = {
    "save": "kill games at every system call that could lose something",
    "kill": "kill a games room while people play",
    "load": "let hundreds of tables play at once, and measure",
    "fuzz": "send a games room whatever is not meant for it",
}


def main(arguments: list[str]) -> int:
    what, *rest = arguments or [""]
    if what not in PROOFS:
        choices = "; ".join(f"{name}: {does}" for name, does in PROOFS.items())
        print(f"Say what to try: python3 run.py torture {'|'.join(PROOFS)} ({choices}).", file=sys.stderr)
        return 2
    return int(importlib.import_module(f"benchmarks.{what}").main(rest))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
