import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { CrashState } from '#db/view.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { RoundTable, type RoundWords } from '../table/round/RoundLists.tsx'
import type { CrashBetRow, CrashTable } from './use-crash-table.ts'

const WORDS: RoundWords = {
  all: 'crash.history',
  last: 'crash.history',
  none: 'crash.history.none',
  one: 'crash.history.cashOut',
}

type Props = {
  table: CrashTable
  /** The last rounds; needed because a bet that was cashed out does not contain the crash point of its round. */
  points: CrashState['last'] | null
  onCheck: (roundId: string) => void
}

/** The player's own finished bets; each opens the check of its round. */
export function CrashHistory({ table: { bets, isKnown, loggedIn, problem }, points, onCheck }: Props) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const over = useMemo(() => (bets ?? []).filter(({ status }) => status === 'settled'), [bets])
  const nameRound = useCallback(
    ({ state }: CrashBetRow) =>
      state.multiplier === null ? intl.formatMessage({ id: 'crash.crashed' }) : multiplier(state.multiplier),
    [intl, multiplier],
  )
  const column = useMemo(
    () => ({
      heading: 'crash.point' as const,
      of: ({ state, roundId }: CrashBetRow) => {
        const point = state.point ?? points?.find(({ id }) => id === roundId)?.point
        return point === undefined
          ? '—'
          : intl.formatMessage({ id: 'crash.history.point' }, { point: multiplier(point) })
      },
    }),
    [intl, multiplier, points],
  )
  const check = useCallback(
    (betId: string) => {
      const roundId = over.find(({ id }) => id === betId)?.roundId
      if (roundId) onCheck(roundId)
    },
    [over, onCheck],
  )
  const isComing = loggedIn !== false && !isKnown && problem === null
  const status = over.length > 0 || loggedIn === false || isKnown ? 'known' : isComing ? 'loading' : 'unknown'
  return (
    <RoundTable rounds={over} status={status} words={WORDS} nameRound={nameRound} gameColumn={column} onCheck={check} />
  )
}
