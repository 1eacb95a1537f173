/** The tables of player protection, in an order in which they can be emptied. */
export const PROTECTION_TABLES = [
  'protection_limits',
  'protection_sessions',
  'protection_answers',
  'protection_players',
] as const

/** Limits, breaks and exclusions of players. Included in `SCHEMA`. */
export const PROTECTION_SCHEMA = `
CREATE TABLE IF NOT EXISTS protection_players (
  player INTEGER PRIMARY KEY REFERENCES players (id),
  check_minutes INTEGER,
  is_check_chosen INTEGER NOT NULL DEFAULT 0,
  break_until INTEGER,
  excluded_at INTEGER,
  excluded_until INTEGER,
  CHECK (excluded_until IS NULL OR excluded_at IS NOT NULL)
) STRICT;

CREATE TABLE IF NOT EXISTS protection_limits (
  player INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER,
  pending_amount INTEGER,
  pending_from INTEGER,
  PRIMARY KEY (player, kind, period)
) STRICT;

CREATE TABLE IF NOT EXISTS protection_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER NOT NULL REFERENCES players (id),
  at INTEGER NOT NULL,
  minutes INTEGER,
  currency TEXT NOT NULL,
  loss INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS protection_sessions_by_player ON protection_sessions (player, id);

CREATE TABLE IF NOT EXISTS protection_answers (
  player INTEGER NOT NULL REFERENCES players (id),
  at INTEGER NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (player, at)
) STRICT;
`
