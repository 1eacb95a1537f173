import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { DiceRound } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/result.ts'
import type { DiceDirection, Hundredths } from '../../../worker/rules/dice.ts'
import type { Minor } from '../../../worker/rules/money.ts'
import { busyAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'

const BUSY = 'dice.bet'

export type Bet = { amount: Minor; target: Hundredths; direction: DiceDirection }

/** Places bets one at a time: while one is on its way, another is not even begun. */
export function useBet() {
  const inFlight = useRef(false)
  const [rolling, setRolling] = useState(false)
  const [reply, setReply] = useState<DiceRound | null>(null)
  const [failure, setFailure] = useState<AppError | null>(null)
  const setBusy = useSetAtom(busyAtom)

  async function place(bet: Bet): Promise<AppError | null> {
    // A ref, not state: two clicks may come before React renders once.
    if (inFlight.current) return null
    inFlight.current = true
    setRolling(true)
    setFailure(null)
    setBusy((busy) => new Set(busy).add(BUSY))
    const answer = await commands.games.dice.bet(bet)
    inFlight.current = false
    setBusy((busy) => new Set([...busy].filter((name) => name !== BUSY)))
    setRolling(false)
    if (answer.ok) setReply(answer.value.round)
    else setFailure(answer.error)
    return answer.ok ? null : answer.error
  }

  return { rolling, reply, failure, place, clearFailure: () => setFailure(null) }
}
