import { currentPlayerId, database, textsLanguage } from './page-database.ts'
import type { AppStateRows, LobbyRow, NoticeRow, PlayerRow, WalletRow } from './rows.ts'
import type { PlayerSettings } from '#domain/player/player-settings.ts'

export type * from './rows.ts'
export {
  isReopening,
  onConnectionClosed,
  onConnectionReopened,
  pauseReads,
  resumeReads,
  showTextsIn,
} from './page-database.ts'

export type Viewer = {
  loggedIn: boolean
  /** Includes settings that the player has changed and the operator has not confirmed yet. */
  player: PlayerRow | null
  wallet: WalletRow | null
  /** Settings that the operator has not confirmed yet. */
  chosen: Partial<PlayerSettings>
}

/** The current visitor, guest or player, with the last known profile and wallet. */
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

/** The home page's rows, as last fetched in the shown language, or else in any. */
export async function lobby(): Promise<LobbyRow | null> {
  return (await database.lobby.get(`home:${await textsLanguage()}`)) ?? (await database.lobby.get('home')) ?? null
}

/** An app state of the worker by its id, such as `connection` or `clock`; null before it is written. */
export async function appState<Id extends keyof AppStateRows>(id: Id): Promise<AppStateRows[Id] | null> {
  // The store is keyed by the row's id, so the row has the type of that id.
  return ((await database.facts.get(id)) as AppStateRows[Id] | undefined) ?? null
}

/** Notices for this player, oldest first. Claim a notice by command before showing it. */
export async function notices(): Promise<NoticeRow[]> {
  const playerId = await currentPlayerId()
  const rows = await database.notices.toArray()
  return rows.filter((row) => row.playerId === null || row.playerId === playerId)
}
