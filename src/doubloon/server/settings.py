"""What an operator can set, by environment variables such as DOUBLOON_PORT."""

import os
import secrets
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="DOUBLOON_")

    data: Path = Field(default_factory=lambda: user_data_path("doubloon") / "room", description="Folder for the database and the signing secret.")
    database: str = Field("", description="postgresql+asyncpg://… for several workers; empty: an SQLite file in the data folder.")
    secret: str = Field("", description="What identities are signed with; empty: made once and kept in the data folder.")
    host: str = Field("127.0.0.1", description="The address to listen at; 0.0.0.0 opens the room to the network.")
    port: int = Field(8420, ge=0, le=65535)
    tls: bool = Field(False, description="The room is reached through TLS: cookies are marked Secure, addresses begin with https.")
    origins: str = Field("", description="Further origins that pages may come from, separated by commas.")
    webhook: str = Field("", description="An address that is told whose turn it is.")
    chat: bool = Field(True, description="Whether people can chat.")

    bots: int = Field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1), ge=1, description="How many processes think for bots.")
    bot_seconds: float = Field(20.0, gt=0, description="A bot that thinks longer is replaced.")
    bot_pause: float = Field(0.6, ge=0, description="How long a bot waits before it answers, so that people can follow.")
    bot_pace: int = Field(1, ge=1, description="Divides what bots that search may spend on a decision: for slow machines and crowded rooms.")
    idle_seconds: float = Field(300.0, ge=0, description="A table that nobody looks at leaves memory after this time.")

    message_bytes: int = Field(65_536, ge=1024, description="The longest message or body taken from a client.")
    queue: int = Field(256, ge=4, description="How many messages may wait for a slow reader before it is disconnected.")
    rate: float = Field(20.0, gt=0, description="Messages a second from one person, in the long run; ten times as many at once.")
    address_rate: float = Field(100.0, gt=0, description="Messages a second from one address, in the long run; ten times as many at once.")
    identity_seconds: int = Field(400 * 24 * 3600, ge=1, description="How long the room knows somebody who does not come back.")
    newcomer_rate: float = Field(1.0, gt=0, description="New identities a second from one address, in the long run; thirty times as many at once.")

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'room.db'}"

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    def make_folder(self) -> None:
        """The data folder: it holds secrets, and is its owner's alone."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)

    def signing_secret(self) -> str:
        """The secret of the environment, or the one in the data folder, made when it is first needed."""
        if self.secret:
            return self.secret
        self.make_folder()
        path = self.data / "secret"
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_text(encoding="ascii").strip()
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
        return path.read_text(encoding="ascii").strip()
