"""The laboratory: conformance, simulation, audit."""
