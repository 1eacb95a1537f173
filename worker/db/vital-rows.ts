import { liveQuery } from 'dexie'
import type { MyDatabase } from './my-database.ts'
import type { AppStateRow, IntentRow, PlayerRow, SessionRow, WalletRow } from './rows.ts'

/** What the worker finds out by itself and writes only when it changes. `ended` keeps a late cookie from logging in. */
const FACTS = ['clock', 'realtime', 'geo', 'ended']
const OPEN_STATES = ['sent', 'unknown']

/** The rows that must outlive a database that is emptied under the open app: fetched anew, they come late or not at all. */
export type VitalRows = {
  session: SessionRow | undefined
  players: readonly PlayerRow[]
  wallets: readonly WalletRow[]
  /** Orders of money whose outcome is not known yet. */
  intents: readonly IntentRow[]
  facts: readonly AppStateRow[]
}

const NONE: VitalRows = { session: undefined, players: [], wallets: [], intents: [], facts: [] }

/** Keeps the vital rows in the worker's memory. */
export function watchVitalRows(db: MyDatabase) {
  let rows = NONE
  let newest = NONE
  let isHeld = false
  // A live query is late by a moment, in which money may be on its way: this tab's orders are noted as they are written.
  const written = new Map<string, IntentRow>()
  const noteOrder = (_key: unknown, intent: IntentRow): void => void written.set(intent.key, intent)
  db.intents.hook('creating', noteOrder)
  // Of a database that is made anew, by this connection, nobody reads anything before they are in it.
  db.on('populate', () => putRows(db, rows))

  async function read(): Promise<VitalRows> {
    const included = [...written.keys()]
    const vital = await readVitalRows(db)
    for (const key of included) written.delete(key)
    return vital
  }

  const following = liveQuery(read).subscribe((next) => {
    newest = next
    if (!isHeld) rows = next
  })
  return {
    /** Gives them as they were last seen; they stay so until `release`, whatever the database says meanwhile. */
    hold(): VitalRows {
      isHeld = true
      rows = { ...rows, intents: [...rows.intents, ...written.values()] }
      return rows
    },
    release(): void {
      isHeld = false
      rows = newest
    },
    stop(): void {
      following.unsubscribe()
      db.intents.hook('creating').unsubscribe(noteOrder)
    },
  }
}

/** Puts back what a new database lacks of them, in one transaction: nobody sees a player without a balance. */
export async function putMissing(db: MyDatabase, rows: VitalRows): Promise<void> {
  await db.transaction('rw', [db.session, db.players, db.wallets, db.intents, db.facts], async () => {
    // Another tab was first, with the same rows or with a newer log-in.
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
  const open = db.intents.where('[playerId+state]').anyOf(OPEN_STATES.map((state) => [id, state]))
  const [player, wallet, intents] = await Promise.all([db.players.get(id), db.wallets.get(id), open.toArray()])
  return { session, players: defined([player]), wallets: defined([wallet]), intents, facts: defined(facts) }
}

function defined<Row>(rows: readonly (Row | undefined)[]): Row[] {
  return rows.filter((row) => row !== undefined)
}
