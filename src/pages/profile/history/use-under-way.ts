import { useEffect, useRef } from 'react'
import type { IntentRow, OriginalRound, SportBetRow } from '../../../../worker/db/view.ts'
import type { Currency } from '../../../../worker/rules/currencies.ts'
import type { Minor } from '../../../../worker/rules/money.ts'
import { isOriginalGame } from '../../../../worker/rules/originals.ts'
import { commands } from '../../../data/commands.ts'
import { ROUTES } from '../../../app/routes.ts'
import { useAllUnsettled, useOpenRounds } from '../../../data/account-queries.ts'
import { useSportBets } from '../../../data/betting-queries.ts'
import { useReachable } from '../../../data/queries.ts'
import { tableOf, tablePath } from '../../../games/original/fairness/fairness-path.ts'

/** A bet whose end is not known: its outcome is being asked for, or its round goes on. */
export type UnderWay = {
  key: string
  game: string
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
  const sportBets = useSportBets()
  const checking = intents?.flatMap(checked)
  // Where a step is being checked it is not known whether the round goes on.
  const rounds = open?.filter(({ game }) => !checking?.some((bet) => bet.game === game))
  const openBets = sportBets?.filter(({ status }) => status === 'open')
  const bets = checking && rounds && openBets && [...checking, ...rounds.map(goingOn), ...openBets.map(inPlay)]
  useRefreshAtEnd(bets?.length ?? 0)
  return bets
}

function checked({ key, kind, amount, currency, committed }: IntentRow): UnderWay[] {
  const [game] = kind.split('.')
  if (game === 'betting') return [{ key, game, amount, currency, path: ROUTES.betting, state: 'checking' }]
  if (!isOriginalGame(game)) return []
  return [{ key, game, amount, currency, path: tableOf(game, committed?.bet), state: 'checking' }]
}

function goingOn(round: OriginalRound): UnderWay {
  const { id, game, amount, currency } = round
  return { key: id, game, amount, currency, path: tablePath(round), state: 'open' }
}

function inPlay({ id, amount, currency }: SportBetRow): UnderWay {
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
