"""Work side by side: on the cores of this machine, or by Ray on many. Which of them it is changes nothing about what comes out."""

import importlib
import logging
import os
from collections.abc import Iterator, Sequence
from typing import Any

from joblib import Parallel, cpu_count

from doubloon.core.errors import BadSetup

#: By name: where work is done.
BACKENDS = ("processes", "ray")
#: Ray hands results over when all of a wave are done; so many jobs for each worker are a wave. What is killed loses no more than that.
WAVE = 4


def check_backend(backend: str) -> None:
    """Refuse what cannot be used, before anything is begun."""
    if backend not in BACKENDS:
        raise BadSetup(f"there is no backend {backend!r}: choose one of {', '.join(BACKENDS)}")
    if backend == "ray":
        try:
            importlib.import_module("ray.util.joblib")  # not only `ray`: any folder of that name would do
        except ImportError:
            raise BadSetup("the backend ray needs Ray, which is not installed: pip install 'doubloon[ray]'") from None


def side_by_side(jobs: Sequence[Any], backend: str = "processes", workers: int = 0) -> Iterator[Any]:
    """What each of these jobs (`joblib.delayed`) returns, in the order in which they are done. Workers: all there are if left out."""
    check_backend(backend)
    if backend == "ray":
        yield from _by_ray(jobs, workers)
    else:
        yield from Parallel(n_jobs=min(workers or cpu_count(), len(jobs)), return_as="generator_unordered")(jobs)


def _by_ray(jobs: Sequence[Any], workers: int) -> Iterator[Any]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told who plays what
    ray: Any = importlib.import_module("ray")
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)  # ends with the process
    importlib.import_module("ray.util.joblib").register_ray()
    many = workers or int(ray.cluster_resources()["CPU"])
    with Parallel(n_jobs=many, backend="ray") as pool:
        for first in range(0, len(jobs), many * WAVE):
            yield from pool(jobs[first : first + many * WAVE])
