import { createIntl } from '@formatjs/intl'
import { liveQuery } from 'dexie'
import type { Page } from '../page.ts'
import { SHELL_ROW_TILES } from '../rules/constants.ts'
import { moneyFormat, toDecimal } from '../rules/money.ts'
import type { MyDatabase } from './my-database.ts'
import type { GameCard, LobbyRow, PlayerRow, WalletRow } from './rows.ts'
import { type ShellHeader, type ShellLobbyRow, type ShellRow, type ShellTile } from './shell-row.ts'

type Shown = { player: PlayerRow | undefined; wallet: WalletRow | undefined; lobby: LobbyRow | undefined }

const FIRST_SHELF = 'popular'

/**
 * Keeps the row that the inline loader paints before React: written whenever who plays, the balance, the lobby or the
 * language changes. Stored, although derived, because at that moment nothing is there that could derive it.
 */
export function keepShellRow(db: MyDatabase, page: Page): { rewrite: () => void; stop: () => void } {
  let shown: Shown | null = null
  let kept = ''

  function rewrite(): void {
    if (!shown) return
    const { player, wallet, lobby } = shown
    const header = player && wallet ? headerOf(page, player, wallet) : null
    const row: ShellRow = {
      locale: page.locale,
      ...(header ? { header } : {}),
      ...(lobby ? { lobby: firstRow(lobby) } : {}),
    }
    const text = JSON.stringify(row)
    if (text === kept) return
    kept = text
    void page.host.keepShellRow(row)
  }

  const subscription = liveQuery(async (): Promise<Shown> => {
    const session = await db.session.get('current')
    const playerId = session?.playerId ?? ''
    const [player, wallet, lobby] = await Promise.all([
      db.players.get(playerId),
      db.wallets.get(playerId),
      db.lobby.get('home'),
    ])
    return { player, wallet, lobby }
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

function firstRow({ shelves }: LobbyRow): ShellLobbyRow {
  const games = shelves.find(({ id }) => id === FIRST_SHELF)?.games ?? []
  return { tiles: games.slice(0, SHELL_ROW_TILES).map(tileOf) }
}

function tileOf({ id, slug, name, provider, kind }: GameCard): ShellTile {
  return { id, slug, name, provider, kind }
}
