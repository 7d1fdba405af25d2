"""Structured logs: a JSON object a line, on the error output. Names, cookies, links and secrets are never among the fields."""

import json
import logging
import sys
import time

_USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in _USUAL},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    """Not a trace of uvicorn for a text that is no UTF-8: anybody can send one, it is answered by 1007, and nothing is wrong in here."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_is_ours)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
