"""At the tables of a games room, over HTTP and WebSocket. What a client needs to know of the room's messages is in `messages`."""
