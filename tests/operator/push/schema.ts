/** The tables of notifications, in an order in which they can be emptied; the key stays. */
export const PUSH_TABLES = ['push_subscriptions'] as const

/** The operator's key pair (VAPID), and the subscriptions of players' browsers. Included in `SCHEMA`. */
export const PUSH_SCHEMA = `
CREATE TABLE IF NOT EXISTS push_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  public_key TEXT NOT NULL,
  private_key TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES players (id),
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  origin TEXT NOT NULL,
  locale TEXT NOT NULL,
  topics TEXT NOT NULL,
  details INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS push_subscriptions_by_player ON push_subscriptions (player);
`
