import { createIntl } from '@formatjs/intl'
import { liveQuery } from 'dexie'
import type { Page } from '../page.ts'
import { SHELL_ROW_TILES } from '../rules/constants.ts'
import { moneyFormat, toDecimal } from '../rules/money.ts'
import type { MyDatabase } from './my-database.ts'
import type { GameCard, LobbyRow, PlayerRow, ShelfRow, WalletRow } from './rows.ts'
import { FLAGS } from './shelf-flags.ts'
import type { ShellHeader, ShellLobbyRow, ShellRow } from './shell-row.ts'

type Shown = {
  player: PlayerRow | undefined
  wallet: WalletRow | undefined
  lobby: LobbyRow | undefined
  recent: GameCard[]
}

/**
 * Keeps the row that the inline loader paints before React: written whenever who plays, the balance, the lobby, what was
 * played last or the language changes. Stored, although derived, because at that moment nothing is there that could derive it.
 */
export function keepShellRow(db: MyDatabase, page: Page): { rewrite: () => void; stop: () => void } {
  let shown: Shown | null = null
  let kept = ''

  function rewrite(): void {
    if (!shown) return
    const { player, wallet, lobby, recent } = shown
    const header = player && wallet ? headerOf(page, player, wallet) : null
    const row: ShellRow = {
      locale: page.locale,
      ...(header ? { header } : {}),
      ...(lobby ? { lobby: firstRow(lobby, recent) } : {}),
    }
    const text = JSON.stringify(row)
    if (text === kept) return
    kept = text
    void page.host.keepShellRow(row)
  }

  const subscription = liveQuery(async (): Promise<Shown> => {
    const session = await db.session.get('current')
    const playerId = session?.playerId ?? ''
    const [player, wallet, lobby, recent] = await Promise.all([
      db.players.get(playerId),
      db.wallets.get(playerId),
      db.lobby.get('home'),
      lastPlayed(db, playerId),
    ])
    return { player, wallet, lobby, recent }
  }).subscribe((next) => {
    shown = next
    rewrite()
  })
  return { rewrite, stop: () => subscription.unsubscribe() }
}

function headerOf(page: Page, player: PlayerRow, { balance, currency }: WalletRow): ShellHeader | null {
  if (balance === null || currency === null) return null
  const { locale, options } = moneyFormat(currency, page.locale)
  // Intl takes decimals as text, digit for digit; toDecimal writes one.
  const decimal = toDecimal(balance) as `${number}`
  const intl = createIntl({ locale, messages: {} })
  return {
    name: player.name ?? player.email ?? '',
    balanceText: intl.formatNumber(decimal, options),
    balanceValue: toDecimal(balance),
    currency,
  }
}

function firstRow({ shelves }: LobbyRow, recent: GameCard[]): ShellLobbyRow {
  if (recent.length > 0) return { id: 'recent', tiles: recent }
  const games = shelves.find(({ id }) => id === 'popular')?.games ?? []
  return { id: 'popular', tiles: games.slice(0, SHELL_ROW_TILES) }
}

/** As many of the games that the player opened last as the first row has, the newest first. */
async function lastPlayed(db: MyDatabase, playerId: string): Promise<GameCard[]> {
  const games = (await db.recentlyPlayed.get(playerId))?.games ?? []
  // The catalogue is large: it is read only for those who have played.
  const shelves = games.length > 0 ? await db.shelves.toArray() : []
  const wanted = games.slice(0, SHELL_ROW_TILES).map(({ game }) => game)
  const cards = shelves.flatMap((shelf) => cardsOf(shelf, wanted))
  return wanted.flatMap((id) => cards.filter((card) => card.id === id))
}

/** Those of the games that are on a shelf. */
function cardsOf({ id: kind, ids, slugs, names, provider, providers, flags }: ShelfRow, wanted: string[]): GameCard[] {
  const [idOf = [], slugOf = [], nameOf = []] = [ids, slugs, names].map((lines) => lines.split('\n'))
  return wanted.flatMap((id) => {
    const at = idOf.indexOf(id)
    if (at < 0) return []
    const isNew = ((flags[at] ?? 0) & FLAGS.isNew) !== 0
    return {
      id,
      kind,
      slug: slugOf[at] ?? '',
      name: nameOf[at] ?? '',
      provider: providers[provider[at] ?? 0] ?? '',
      isNew,
    }
  })
}
