import { useState } from 'react'
import type { RoundRow } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/core/result.ts'
import { commands } from '../../data/commands.ts'

/** The choice of what a shared round shows, and its publication; another choice has to be published again. */
export function useSharing({ game, id: roundId }: RoundRow) {
  const [hasAmounts, setHasAmounts] = useState(false)
  const [isCreating, setCreating] = useState(false)
  /** What is public, and whether with amounts; null before. */
  const [receipt, setReceipt] = useState<{ multiplier: number; hasAmounts: boolean } | null>(null)
  const [error, setError] = useState<AppError | null>(null)

  function create(): void {
    setCreating(true)
    setError(null)
    void commands.games.publishRound({ game, roundId, amounts: hasAmounts }).then((answer) => {
      setCreating(false)
      setReceipt(answer.ok ? { multiplier: answer.value.multiplier, hasAmounts } : null)
      setError(answer.ok ? null : answer.error)
    })
  }

  return {
    hasAmounts,
    chooseAmounts: setHasAmounts,
    create,
    isCreating,
    receipt: receipt?.hasAmounts === hasAmounts ? receipt : null,
    error,
  }
}
