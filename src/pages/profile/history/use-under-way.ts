import { useEffect, useRef } from 'react'
import type { IntentRow, LiveBetRow, OriginalRound, SportBetRow } from '../../../../worker/db/view.ts'
import type { Currency } from '../../../../worker/rules/currencies.ts'
import type { Minor } from '../../../../worker/rules/money.ts'
import { type HouseGame, houseGameOf } from '../../../../worker/rules/house-games.ts'
import { isStanding } from '../../../../worker/rules/live-games.ts'
import { isOriginalGame } from '../../../../worker/rules/originals.ts'
import { commands } from '../../../data/commands.ts'
import { ROUTES } from '../../../app/routes.ts'
import { useAllUnsettled, useOpenRounds } from '../../../data/account-queries.ts'
import { useSportBets } from '../../../data/betting-queries.ts'
import { useLiveTable } from '../../../data/live-queries.ts'
import { useReachable } from '../../../data/queries.ts'
import { DUELS_PATH, tableOf, tablePath } from '../../../games/original/fairness/fairness-path.ts'

/** So many of the last bets of each game played together are looked through. */
const LIVE_BETS_READ = 20

/** A bet whose end is not known: its outcome is being asked for, or its round goes on. */
export type UnderWay = {
  key: string
  game: HouseGame | 'betting'
  amount: Minor | null
  currency: Currency | null
  /** Its table. */
  path: string
  state: 'checking' | 'open'
}

/** Bets that have no line of the history yet; undefined for the first moment. What ends becomes such a line. */
export function useUnderWay(): readonly UnderWay[] | undefined {
  const intents = useAllUnsettled()
  const open = useOpenRounds()
  const rooms = useLiveTable('rooms', LIVE_BETS_READ)
  const duels = useLiveTable('duel', LIVE_BETS_READ)
  const crash = useLiveTable('crash', LIVE_BETS_READ)
  const sportBets = useSportBets()
  const checking = intents?.flatMap(checked)
  // Where a step is being checked it is not known whether the round goes on.
  const rounds = open?.filter(({ game }) => !checking?.some((bet) => bet.game === game))
  // Where a step is being checked it is shown as such alone.
  const live =
    crash &&
    rooms &&
    duels &&
    [...crash.bets, ...rooms.bets, ...duels.bets].filter((bet) => {
      return isStanding(bet) && !intents?.some(({ subject }) => subject === bet.id)
    })
  const openBets = sportBets?.filter(({ status }) => status === 'open')
  const bets = checking &&
    rounds &&
    live &&
    openBets && [...checking, ...rounds.map(goingOn), ...live.map(inPlay), ...openBets.map(openBet)]
  useRefreshAtEnd(bets?.length ?? 0)
  return bets
}

function checked({ key, kind, amount, currency, committed }: IntentRow): UnderWay[] {
  const [game] = kind.split('.')
  if (game === 'betting') return [{ key, game, amount, currency, path: ROUTES.betting, state: 'checking' }]
  const house = houseGameOf(game ?? '')
  if (house === null) return []
  const path = isOriginalGame(game) ? tableOf(game, committed?.bet) : game === 'duel' ? DUELS_PATH : ROUTES[house]
  return [{ key, game: house, amount, currency, path, state: 'checking' }]
}

function goingOn(round: OriginalRound): UnderWay {
  const { id, game, amount, currency } = round
  return { key: id, game, amount, currency, path: tablePath(round), state: 'open' }
}

function inPlay({ id, game, amount, currency, bet }: LiveBetRow): UnderWay {
  const path = 'room' in bet ? `${ROUTES.rooms}/${bet.room}` : 'slot' in bet ? ROUTES.crash : DUELS_PATH
  return { key: id, game: game === 'duel' ? 'coinflip' : game, amount, currency, path, state: 'open' }
}

function openBet({ id, amount, currency }: SportBetRow): UnderWay {
  return { key: id, game: 'betting', amount, currency, path: ROUTES.betting, state: 'open' }
}

function useRefreshAtEnd(count: number): void {
  const reachable = useReachable()
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && reachable) void commands.history.refresh({ kind: 'bets' })
    before.current = count
  }, [count, reachable])
}
