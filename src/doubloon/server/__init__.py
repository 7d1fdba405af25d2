"""The games room: people, tables, storage, HTTP and WebSocket."""
