/** The tables of tournaments and leaderboards, in an order in which they can be emptied. */
export const TOURNAMENT_TABLES = ['settled_bets', 'tournament_members', 'tournaments'] as const

/**
 * Tournaments, their members, and every settled bet for the leaderboards. A member or a bet belongs to a player, or to
 * a simulated player with a name (null if hidden). `rules` is JSON. Included in `SCHEMA`.
 */
export const TOURNAMENT_SCHEMA = `
CREATE TABLE IF NOT EXISTS tournaments (
  id TEXT PRIMARY KEY,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  entry_fee INTEGER NOT NULL,
  currency TEXT NOT NULL,
  rules TEXT NOT NULL,
  settled_at INTEGER
) STRICT;

CREATE TABLE IF NOT EXISTS tournament_members (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament TEXT NOT NULL REFERENCES tournaments (id),
  player INTEGER REFERENCES players (id),
  name TEXT,
  fee INTEGER NOT NULL DEFAULT 0,
  counted INTEGER NOT NULL DEFAULT 0,
  points INTEGER NOT NULL DEFAULT 0,
  reached_at INTEGER NOT NULL DEFAULT 0,
  prize TEXT,
  UNIQUE (tournament, player)
) STRICT;
CREATE INDEX IF NOT EXISTS tournament_members_by_points ON tournament_members (tournament, points DESC, reached_at, id);
CREATE INDEX IF NOT EXISTS tournament_members_by_player ON tournament_members (player);

CREATE TABLE IF NOT EXISTS settled_bets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER REFERENCES players (id),
  other INTEGER,
  name TEXT,
  game TEXT NOT NULL,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  payout INTEGER NOT NULL,
  worth_amount INTEGER NOT NULL,
  worth_payout INTEGER NOT NULL,
  multiplier INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS settled_bets_by_time ON settled_bets (at);
`
