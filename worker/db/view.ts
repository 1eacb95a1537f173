import { currentPlayerId, database } from './page-database.ts'
import type { AppStateRows, LobbyRow, NoticeRow, PlayerRow, PlayerSettings, WalletRow } from './rows.ts'

export type * from './rows.ts'
export { isReopening, onConnectionClosed, pauseReads, resumeReads } from './page-database.ts'

export type Viewer = {
  loggedIn: boolean
  /** With the settings that were chosen here, although the operator may not know them yet. */
  player: PlayerRow | null
  wallet: WalletRow | null
  /** Settings that the operator does not know yet. */
  chosen: Partial<PlayerSettings>
}

/** Who looks at the page: guest or player, with profile and wallet as last known. */
export async function viewer(): Promise<Viewer> {
  const session = await database.session.get('current')
  const id = session?.playerId ?? ''
  const [player, wallet, settings] = await Promise.all([
    database.players.get(id),
    database.wallets.get(id),
    database.chosenSettings.get(id),
  ])
  const chosen = settings?.chosen ?? {}
  return {
    loggedIn: session !== undefined,
    player: player ? { ...player, ...chosen } : null,
    wallet: wallet ?? null,
    chosen,
  }
}

/** The home page's rows, as last fetched. */
export async function lobby(): Promise<LobbyRow | null> {
  return (await database.lobby.get('home')) ?? null
}

/** A fact of the worker by name, such as `connection` or `clock`. */
export async function appState<Id extends keyof AppStateRows>(id: Id): Promise<AppStateRows[Id] | null> {
  // The store is keyed by the row's own id, so the row under `id` is of that type.
  return ((await database.facts.get(id)) as AppStateRows[Id] | undefined) ?? null
}

/** Notices for this player, oldest first; claim one by command before showing it. */
export async function notices(): Promise<NoticeRow[]> {
  const playerId = await currentPlayerId()
  const rows = await database.notices.toArray()
  return rows.filter((row) => row.playerId === null || row.playerId === playerId)
}
