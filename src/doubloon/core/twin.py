"""The compiled twin of rules code, made on demand from the same code objects.

Only entry points are cached on disk, each under a name with a digest of everything it reaches; what they call
is never cached singly. So an edit recompiles what depends on it, and nothing else ever does.
"""

import atexit
import hashlib
import os
import platform
import shutil
import tempfile
import time
import types
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs

from doubloon.core.bind import Binder, Function, digest
from doubloon.core.state import State

#: Set to use another folder for compiled code than the user's cache.
CACHE_VARIABLE = "DOUBLOON_CACHE"
_VERSIONS = f"{platform.python_version()}-{numba.__version__}-{np.__version__}-{llvmlite.__version__}"
_KEEP_DAYS = 30

numba_config: Any = numba.config


def record_type(state: type[State]) -> np.dtype[Any]:
    """The NumPy record with the layout of `State.pack`."""
    names, formats = [], []
    for field in sorted(state.fields, key=lambda field: not field.wide):
        names.append(field.name)
        formats.append((np.int64 if field.wide else np.int32, field.shape) if field.shape else (np.int64 if field.wide else np.int32))
    return np.dtype({"names": names, "formats": formats, "itemsize": state.size})


def cache_folder() -> Path:
    """Where compiled code is kept between runs."""
    folder = Path(os.environ.get(CACHE_VARIABLE) or platformdirs.user_cache_path("doubloon") / "compiled")
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder if os.access(folder, os.W_OK) else _private_folder()


@cache
def _private_folder() -> Path:
    """Where nothing can be kept, compiled code lasts as long as the process."""
    folder = tempfile.mkdtemp(prefix="doubloon-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


class Twins(Binder):
    """Compiles functions for one game."""

    def __init__(self, name: str, provided: Mapping[str, Any]) -> None:
        super().__init__(provided)
        self.name = name
        self._marks: dict[Function, str] = {}

    def source(self, function: Function) -> types.FunctionType:
        source = getattr(function, "compiled_as", function)
        assert isinstance(source, types.FunctionType)
        return source

    def make(self, source: types.FunctionType, namespace: dict[str, Any]) -> Any:
        return self._jit(source, namespace, source.__name__, cache=False)

    def mark(self, function: Function) -> str:
        """The digest of an entry point."""
        if function not in self._marks:
            self._marks[function] = digest(self, function)
        return self._marks[function]

    def folder(self, function: Function) -> Path:
        """Where the compiled form of an entry point is kept."""
        return cache_folder() / f"{self.name}-{self.source(function).__name__}-{self.mark(function)}"

    def is_cached(self, function: Function) -> bool:
        """Whether an entry point has been compiled before, by this process or another. Numba does it anew for each place of its file, and for a newer one."""
        file = Path(self.source(function).__code__.co_filename)
        place = f"{file.parent.name}_{hashlib.sha1(str(file.parent).encode(), usedforsecurity=False).hexdigest()}"
        return any(_VERSIONS in kept.name and kept.stat().st_mtime >= file.stat().st_mtime for kept in (self.folder(function) / place).glob("*.nbc"))

    def entry(self, function: Function) -> Any:
        """The compiled form of an entry point, cached across processes."""
        source = self.source(function)
        name = f"{source.__name__}_{self.mark(function)}_{_VERSIONS}"
        folder = self.folder(function)
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_unused(folder.parent)
        namespace: dict[str, Any] = {"__name__": source.__module__}
        before = numba_config.CACHE_DIR
        numba_config.CACHE_DIR = str(folder)
        try:
            made = self._jit(source, namespace, name, cache=True)
        finally:
            numba_config.CACHE_DIR = before
        namespace.update(self.names(source))
        return made

    def _jit(self, source: types.FunctionType, namespace: dict[str, Any], name: str, *, cache: bool) -> Any:
        code = source.__code__.replace(co_name=name, co_qualname=name)
        copy = types.FunctionType(code, namespace, name, source.__defaults__)
        copy.__module__ = source.__module__
        copy.__qualname__ = name
        # Only entry points are called from outside: the others need no wrappers, which are a third of the work.
        wrappers: dict[str, Any] = {"no_cpython_wrapper": not cache, "no_cfunc_wrapper": True}
        nogil = getattr(source, "unlocked", False)
        return numba.njit(cache=cache, error_model="python", boundscheck=True, nogil=nogil, **wrappers)(copy)


def _forget_unused(root: Path) -> None:
    """Delete compiled code that nothing has asked for in a month."""
    horizon = time.time() - _KEEP_DAYS * 86_400
    for folder in root.iterdir():
        with suppress(OSError):  # another process may be forgetting it too
            if folder.stat().st_mtime < horizon:
                shutil.rmtree(folder, ignore_errors=True)
