"""Balance reports: what many games say about a title, and about a change to its components."""
