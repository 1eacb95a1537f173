/** The tables of a player's personal lobby data, in an order in which they can be emptied. */
export const LOBBY_TABLES = ['favourites', 'recently_played'] as const

/** Favourite and recently played games; `seq` orders rows of the same millisecond. Included in `SCHEMA`. */
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
