import { createIntl } from '@formatjs/intl'
import { liveQuery } from 'dexie'
import { runInBackground } from '../core/command.ts'
import { lazyImport } from '../core/lazy-import.ts'
import type { Page } from '../core/page.ts'
import { readCallLanguage } from './call-language.ts'
import { SHELL_ROW_TILES } from '#domain/settings/constants.ts'
import { moneyFormat, toDecimal } from '#domain/money/money.ts'
import type { MyDatabase } from './my-database.ts'
import type { GameCard, LobbyRow, PlayerRow, WalletRow } from './rows.ts'
import type { PlayedCards } from './played-cards.ts'
import type { ShellHeader, ShellLobbyRow, BootSnapshot } from './boot-snapshot.ts'

type Header = { playerId: string; player: PlayerRow | undefined; wallet: WalletRow | undefined }
/** `settled`: ids of the games with the last settled bets; `language`: that of the names. */
type Lobby = {
  playerId: string
  lobby: LobbyRow | undefined
  settled: readonly string[]
  language: string
}

export type BootSnapshotWriter = {
  /** Writes the snapshot again, because its texts depend on the language too. */
  rewrite(): void
  /** Freezes the snapshot until `release`, even if the database is cleared meanwhile. */
  hold(): void
  release(): Promise<void>
  stop(): void
}

/** Loaded only for players who have played something. */
const playedCode = lazyImport(() => import('./played-cards.ts'))

/**
 * Keeps the boot snapshot up to date: the data that the inline loader paints before React starts. Written when the
 * player, the balance, the lobby, the last played games or the language change. Stored although derived, because the
 * loader can read neither the database nor the dictionary.
 */
export function startBootSnapshotWriter(db: MyDatabase, page: Page): BootSnapshotWriter {
  let isPaused = false
  let header: Header | null = null
  let lobby: (Lobby & { cards: PlayedCards }) | null = null
  let newest: Lobby | null = null
  let written = ''

  function rewrite(): void {
    // The two queries may be of different players for a while: never mix their data.
    if (isPaused || !header || !lobby || header.playerId !== lobby.playerId) return
    const { player, wallet } = header
    const shown = player && wallet ? toHeader(page, wallet) : null
    const { cards } = lobby
    const row: BootSnapshot = {
      locale: page.locale,
      ...(shown ? { header: shown } : {}),
      ...(lobby.lobby ? { lobby: firstRow(lobby.lobby, cards(page.locale)) } : {}),
    }
    const text = JSON.stringify(row)
    if (text === written) return
    written = text
    void page.bridge.saveBootSnapshot(row)
  }

  async function show(next: Lobby): Promise<void> {
    newest = next
    const cards = await readPlayedCards(db, next.settled, next.language)
    if (newest !== next) return
    lobby = { ...next, cards }
    rewrite()
  }

  // Two queries: the balance changes with every bet, and the catalogue is too large to be read again each time.
  const watching = [
    liveQuery(() => headerFrom(db)).subscribe((next) => {
      header = next
      rewrite()
    }),
    liveQuery(() => lobbyFrom(db, page)).subscribe((next) => runInBackground(show(next))),
  ]
  return {
    rewrite() {
      rewrite()
      // The names of games are those of the language too.
      runInBackground(lobbyFrom(db, page).then(show))
    },
    hold() {
      isPaused = true
    },
    async release() {
      try {
        // The live queries may lag behind, so read the rows directly.
        header = await headerFrom(db)
        await show(await lobbyFrom(db, page))
      } finally {
        isPaused = false
      }
      rewrite()
    },
    stop: () => watching.forEach((each) => each.unsubscribe()),
  }
}

/** Cards of played games; none if their chunk cannot be loaded. */
async function readPlayedCards(db: MyDatabase, wanted: readonly string[], language: string): Promise<PlayedCards> {
  const code = wanted.length > 0 && (await playedCode().catch(() => null))
  return code ? code.playedCards(db, wanted, language) : () => []
}

async function headerFrom(db: MyDatabase): Promise<Header> {
  const playerId = await readPlayerId(db)
  const [player, wallet] = await Promise.all([db.players.get(playerId), db.wallets.get(playerId)])
  return { playerId, player, wallet }
}

async function lobbyFrom(db: MyDatabase, page: Page): Promise<Lobby> {
  const [playerId, language] = await Promise.all([readPlayerId(db), readCallLanguage(db, page.locale)])
  const [lobby, played] = await Promise.all([
    readLobby(db, language),
    db.recentlyPlayed.get(playerId),
    // Read only so that the live query runs again: a new catalogue may have other names, a flag may hide a game, and so
    // may an answer that the operator has not got it.
    db.facts.bulkGet(['catalogue', 'flags', 'problems']),
  ])
  const settled = played?.settledGames?.map(({ game }) => game) ?? []
  return { playerId, lobby, settled, language }
}

async function readLobby(db: MyDatabase, language: string): Promise<LobbyRow | undefined> {
  return (await db.lobby.get(`home:${language}`)) ?? db.lobby.get('home')
}

async function readPlayerId(db: MyDatabase): Promise<string> {
  return (await db.session.get('current'))?.playerId ?? ''
}

function toHeader(page: Page, { balance, currency }: WalletRow): ShellHeader | null {
  if (balance === null || currency === null) return null
  const { locale, options } = moneyFormat(currency, page.locale)
  // Intl takes decimals as text, digit for digit; toDecimal writes one.
  const decimal = toDecimal(balance) as `${number}`
  const intl = createIntl({ locale })
  return {
    balanceText: intl.formatNumber(decimal, options),
    balanceValue: toDecimal(balance),
    currency,
  }
}

function firstRow({ shelves }: LobbyRow, played: GameCard[]): ShellLobbyRow {
  if (played.length > 0) return { id: 'recent', tiles: played }
  const games = shelves.find(({ id }) => id === 'popular')?.games ?? []
  return { id: 'popular', tiles: games.slice(0, SHELL_ROW_TILES) }
}
