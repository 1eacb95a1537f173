import { liveQuery } from 'dexie'
import { UNSETTLED_STATES } from '#domain/money/intent-state.ts'
import type { MyDatabase } from './my-database.ts'
import type {
  AppStateRow,
  IntentRow,
  LocalProtectionRow,
  PlayerRow,
  PlayRow,
  ProtectionRow,
  SessionRow,
  WalletRow,
} from './rows.ts'

/**
 * App state that the worker itself determines and writes only on change. `ended` stops a late cookie from logging in.
 */
const FACTS = ['clock', 'realtime', 'geo', 'ended']

/**
 * The rows that must survive when the database is cleared under the open app, by store: a fetch would restore them late
 * or never.
 */
export type VitalRows = {
  /** At most one. */
  session: readonly SessionRow[]
  players: readonly PlayerRow[]
  wallets: readonly WalletRow[]
  protection: readonly ProtectionRow[]
  /** Money intents whose outcome is unknown. */
  intents: readonly IntentRow[]
  facts: readonly AppStateRow[]
  /** Of every player: a break that is not sent yet is nowhere else. */
  localProtection: readonly LocalProtectionRow[]
  /** Those with a reality check that is due. */
  play: readonly PlayRow[]
}

const NO_PLAYER = { session: [], players: [], wallets: [], protection: [], intents: [] }
const NONE: VitalRows = { ...NO_PLAYER, facts: [], localProtection: [], play: [] }

/** The rows without those of the session and its player. */
export function withoutPlayer(rows: VitalRows): VitalRows {
  return { ...rows, ...NO_PLAYER }
}

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
  await db.transaction('rw', Object.keys(rows), async () => {
    // Another tab was first: with the same rows, or with a newer log-in.
    const hasSession = (await db.session.count()) > 0
    await putRows(db, hasSession ? withoutPlayer(rows) : rows)
  })
}

async function putRows(db: MyDatabase, rows: VitalRows): Promise<void> {
  for (const [store, stored] of Object.entries(rows)) {
    const table = db.table<object>(store)
    const key = String(table.schema.primKey.keyPath)
    const found = await table.bulkGet(stored.map((row) => Reflect.get(row, key)))
    await table.bulkPut(stored.filter((_, at) => !found[at]))
  }
}

async function readVitalRows(db: MyDatabase): Promise<VitalRows> {
  const [session, facts] = await Promise.all([
    db.session.where({ id: 'current' }).toArray(),
    // By key, so that no other fact wakes the query.
    db.facts.bulkGet(FACTS),
  ])
  const id = session[0]?.playerId ?? ''
  const states = UNSETTLED_STATES.map((state) => [id, state])
  const [players, wallets, protection, intents, localProtection, play] = await Promise.all([
    db.players.where({ id }).toArray(),
    db.wallets.where({ playerId: id }).toArray(),
    db.protection.where({ playerId: id }).toArray(),
    db.intents.where('[playerId+state]').anyOf(states).toArray(),
    db.localProtection.toArray(),
    // By their index, so that time in play does not wake the query. With both ends: Dexie takes two open ranges for
    // different ones, and never lets go of the result of a read that a change has overtaken.
    db.play.where('dueAt').between(1, Infinity).toArray(),
  ])
  const found = facts.filter((row) => row !== undefined)
  return { session, players, wallets, protection, intents, facts: found, localProtection, play }
}
