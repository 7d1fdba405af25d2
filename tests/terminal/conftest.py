"""Snapshots are pictures, and their files say so."""

import pytest_textual_snapshot  # type: ignore[import-untyped]

# The plugin names the suffix as older versions of syrupy did.
pytest_textual_snapshot.SVGImageExtension.file_extension = "svg"
