import { useEffect, useRef } from 'react'
import type { IntentRow, LiveBetRow, OriginalRound } from '../../../../worker/db/view.ts'
import type { Currency } from '../../../../worker/rules/currencies.ts'
import type { Minor } from '../../../../worker/rules/money.ts'
import { type HouseGame, isHouseGame } from '../../../../worker/rules/house-games.ts'
import { isOriginalGame } from '../../../../worker/rules/originals.ts'
import { ROUTES } from '../../../app/routes.ts'
import { commands } from '../../../data/commands.ts'
import { useAllUnsettled, useOpenRounds } from '../../../data/account-queries.ts'
import { useLiveTable } from '../../../data/live-queries.ts'
import { useReachable } from '../../../data/queries.ts'
import { tableOf, tablePath } from '../../../games/original/fairness/fairness-path.ts'

/** So many of the last bets of crash are looked through: no more than two of them stand. */
const CRASH_BETS_READ = 10

/** A bet whose end is not known: its outcome is being asked for, or its round goes on. */
export type UnderWay = {
  key: string
  game: HouseGame
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
  const crash = useLiveTable('crash', CRASH_BETS_READ)
  const checking = intents?.flatMap(checked)
  // Where a step is being checked it is not known whether the round goes on.
  const rounds = open?.filter(({ game }) => !checking?.some((bet) => bet.game === game))
  // Where a step is being checked it is shown as such alone.
  const crashBets = crash?.bets.filter(({ id, status }) => {
    return (status === 'waiting' || status === 'open') && !intents?.some(({ subject }) => subject === id)
  })
  const bets = checking && rounds && crashBets && [...checking, ...rounds.map(goingOn), ...crashBets.map(inPlay)]
  useRefreshAtEnd(bets?.length ?? 0)
  return bets
}

function checked({ key, kind, amount, currency, committed }: IntentRow): UnderWay[] {
  const [game] = kind.split('.')
  if (!isHouseGame(game)) return []
  const path = isOriginalGame(game) ? tableOf(game, committed?.bet) : ROUTES[game]
  return [{ key, game, amount, currency, path, state: 'checking' }]
}

function goingOn(round: OriginalRound): UnderWay {
  const { id, game, amount, currency } = round
  return { key: id, game, amount, currency, path: tablePath(round), state: 'open' }
}

function inPlay({ id, amount, currency }: LiveBetRow<'crash'>): UnderWay {
  return { key: id, game: 'crash', amount, currency, path: ROUTES.crash, state: 'open' }
}

function useRefreshAtEnd(count: number): void {
  const reachable = useReachable()
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && reachable) void commands.history.refresh({ kind: 'bets' })
    before.current = count
  }, [count, reachable])
}
