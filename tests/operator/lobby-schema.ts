/** The tables of what is the player's in the lobby, in an order in which they can be emptied. */
export const LOBBY_TABLES = ['favourites', 'recently_played'] as const

/** Favourite games and those played last; `seq` orders what came in the same millisecond. Part of `SCHEMA`. */
export const LOBBY_SCHEMA = `
CREATE TABLE IF NOT EXISTS favourites (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  UNIQUE (player, game)
) STRICT;

CREATE TABLE IF NOT EXISTS recently_played (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (player, game)
) STRICT;
`
