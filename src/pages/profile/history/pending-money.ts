import type { IntentRow, SharedBetRow, OriginalRound, SportBetRow } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { type HouseGame, toHouseGame } from '#domain/games/house-games.ts'
import { isSharedBetOpen } from '#domain/games/shared-rounds.ts'
import { isOriginalGame } from '#domain/games/originals.ts'
import { ROUTES } from '../../../base/routes.ts'
import { DUELS_PATH } from '../../../games/duels/path.ts'
import { getTablePath, tablePath } from '../../../games/paths.ts'

/** A bet whose result is not known: it is being requested, or the round is still open. */
export type PendingEntry = {
  key: string
  game: HouseGame | 'betting'
  amount: Minor | null
  currency: Currency | null
  /** The path of its game. */
  path: string
  state: 'checking' | 'open'
}

type Rows = {
  /** Bets and round steps whose outcome is unknown. */
  intents: readonly IntentRow[]
  rounds: readonly OriginalRound[]
  liveBets: readonly SharedBetRow[]
  sportBets: readonly SportBetRow[]
}

/**
 * Lists each pending bet once. While a bet or a step of it is being checked, it is shown as `checking`, because it may
 * have ended.
 */
export function listUnderWay({ intents, rounds, liveBets, sportBets }: Rows): PendingEntry[] {
  const checking = intents.flatMap(checked)
  // The socket may deliver the bet before its reply arrives.
  const isChecked = (bet: SharedBetRow | SportBetRow): boolean =>
    intents.some(({ subject, key }) => subject === bet.id || key === bet.key)
  return [
    ...checking,
    ...rounds.filter(({ game }) => !checking.some((bet) => bet.game === game)).map(goingOn),
    ...liveBets.filter((bet) => isSharedBetOpen(bet) && !isChecked(bet)).map(inPlay),
    ...sportBets.filter((bet) => bet.status === 'open' && !isChecked(bet)).map(openBet),
  ]
}

function checked({ key, kind, amount, currency, committed }: IntentRow): PendingEntry[] {
  const [game] = kind.split('.')
  if (game === 'betting') return [{ key, game, amount, currency, path: ROUTES.betting, state: 'checking' }]
  const house = toHouseGame(game ?? '')
  if (house === null) return []
  const path = isOriginalGame(game) ? getTablePath(game, committed?.bet) : game === 'duel' ? DUELS_PATH : ROUTES[house]
  return [{ key, game: house, amount, currency, path, state: 'checking' }]
}

function goingOn(round: OriginalRound): PendingEntry {
  const { id, game, amount, currency } = round
  return { key: id, game, amount, currency, path: tablePath(round), state: 'open' }
}

function inPlay({ id, game, amount, currency, bet }: SharedBetRow): PendingEntry {
  const path = 'room' in bet ? `${ROUTES.rooms}/${bet.room}` : 'slot' in bet ? ROUTES.crash : DUELS_PATH
  return { key: id, game: game === 'duel' ? 'coinflip' : game, amount, currency, path, state: 'open' }
}

function openBet({ id, amount, currency }: SportBetRow): PendingEntry {
  return { key: id, game: 'betting', amount, currency, path: ROUTES.betting, state: 'open' }
}
