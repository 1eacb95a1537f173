import { liveQuery } from 'dexie'
import { UNSETTLED_STATES } from '#domain/money/intent-state.ts'
import type { MyDatabase } from './my-database.ts'
import type { AppStateRow, IntentRow, PlayerRow, SessionRow, WalletRow } from './rows.ts'

/**
 * App state that the worker itself determines and writes only on change. `ended` stops a late cookie from logging in.
 */
const FACTS = ['clock', 'realtime', 'geo', 'ended']

/**
 * The rows that must survive when the database is cleared under the open app: a fetch would restore them late or never.
 */
export type VitalRows = {
  session: SessionRow | undefined
  players: readonly PlayerRow[]
  wallets: readonly WalletRow[]
  /** Money intents whose outcome is unknown. */
  intents: readonly IntentRow[]
  facts: readonly AppStateRow[]
}

const NONE: VitalRows = { session: undefined, players: [], wallets: [], intents: [], facts: [] }

/** Mirrors the vital rows in the worker's memory. */
export function watchVitalRows(db: MyDatabase) {
  let rows = NONE
  let newest = NONE
  let isPaused = false
  // The live query lags behind while money may be on its way, so this tab's intents are recorded as they are written.
  const written = new Map<string, IntentRow>()
  const noteOrder = (_key: unknown, intent: IntentRow): void => void written.set(intent.key, intent)
  db.intents.hook('creating', noteOrder)
  // If this connection creates the database again, the rows are in it before any query can read it.
  db.on('populate', () => putRows(db, rows))

  async function read(): Promise<VitalRows> {
    const included = [...written.keys()]
    const vital = await readVitalRows(db)
    for (const key of included) written.delete(key)
    return vital
  }

  const following = liveQuery(read).subscribe((next) => {
    newest = next
    if (!isPaused) rows = next
  })
  return {
    /** Returns the rows as last seen and freezes them until `release`, whatever the database contains meanwhile. */
    hold(): VitalRows {
      isPaused = true
      rows = { ...rows, intents: [...rows.intents, ...written.values()] }
      return rows
    },
    release(): void {
      isPaused = false
      rows = newest
    },
    stop(): void {
      following.unsubscribe()
      db.intents.hook('creating').unsubscribe(noteOrder)
    },
  }
}

/**
 * Restores the rows that a new database lacks, in one transaction, so that no query sees a player without a balance.
 */
export async function putMissing(db: MyDatabase, rows: VitalRows): Promise<void> {
  await db.transaction('rw', [db.session, db.players, db.wallets, db.intents, db.facts], async () => {
    // Another tab was first: with the same rows, or with a newer log-in.
    const hasSession = (await db.session.count()) > 0
    await putRows(db, hasSession ? { ...NONE, facts: rows.facts } : rows)
  })
}

async function putRows(db: MyDatabase, { session, players, wallets, intents, facts }: VitalRows): Promise<void> {
  await addMissing(db.facts, facts, ({ id }) => id)
  if (session) await db.session.put(session)
  await addMissing(db.players, players, ({ id }) => id)
  await addMissing(db.wallets, wallets, ({ playerId }) => playerId)
  await addMissing(db.intents, intents, ({ key }) => key)
}

async function addMissing<Row>(
  table: { bulkGet(keys: string[]): PromiseLike<unknown[]>; bulkPut(rows: NoInfer<Row>[]): PromiseLike<unknown> },
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<void> {
  const found = await table.bulkGet(rows.map(keyOf))
  await table.bulkPut(rows.filter((_, at) => found[at] === undefined))
}

async function readVitalRows(db: MyDatabase): Promise<VitalRows> {
  const [session, facts] = await Promise.all([db.session.get('current'), db.facts.bulkGet(FACTS)])
  const id = session?.playerId ?? ''
  const open = db.intents.where('[playerId+state]').anyOf(UNSETTLED_STATES.map((state) => [id, state]))
  const [player, wallet, intents] = await Promise.all([db.players.get(id), db.wallets.get(id), open.toArray()])
  return { session, players: defined([player]), wallets: defined([wallet]), intents, facts: defined(facts) }
}

function defined<Row>(rows: readonly (Row | undefined)[]): Row[] {
  return rows.filter((row) => row !== undefined)
}
