import { useEffect, useEffectEvent, useState } from 'react'
import { PLINKO_RISKS, plinkoMultiplier, plinkoSlot } from '#domain/games/plinko.ts'
import type { Minor } from '#domain/money/money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import type { Played } from '../table/round/played.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import { getFallMs } from './fall.ts'
import { getHeat } from './heat.ts'
import { type PlinkoLine, usePlinkoLine } from './plinko-line.ts'
import type { BallFlight } from './use-plinko-board.ts'

export type PlinkoRound = Played<'plinko'>

/** A press while the bet before it is in flight: its own bet, sent when it is its turn. */
type Waiting = { amount: Minor; owner: string }

/** A board that a player has chosen while a bet on another one was in flight. */
type PendingLine = { playerId: string | null; line: PlinkoLine }

export type Plinko = {
  original: Original<'plinko'>
  /** The board that is shown, and on which the balls in the air were bet. */
  line: PlinkoLine
  /** The board as chosen: of the next bet, and shown once the ball of a bet in flight has landed. */
  chosen: PlinkoLine
  /** The balls in the air, the newest first. */
  flights: readonly BallFlight[]
  /** The balls at the mouth: a bet in flight, and the presses that wait for their turn. */
  waiting: number
  /** The newest round whose ball has landed on this board. */
  result: PlinkoRound | null
  setLine: (change: Partial<PlinkoLine>) => void
  nextRisk: () => void
  /** Places one bet, or lets it wait for its turn. Returns 'amount' if the typed amount is invalid. */
  drop: () => 'amount' | null
}

const fallMotion = ({ bet }: PlinkoRound) => getFallMs(bet.rows)
/** So many presses wait at most. */
const MOST_WAITING = 9

/** The state of the page: the board, the balls in the air, and those that wait. */
export function usePlinko(): Plinko {
  const original = useOriginal('plinko', fallMotion, { areSeveralShown: true })
  const { table, round, play, stake } = original
  const [line, setStoredLine] = usePlinkoLine(table.playerId, round.newest?.bet ?? null)
  const [pending, setPending] = useState<PendingLine | null>(null)
  const isPending = pending !== null && pending.playerId === table.playerId
  const chosen = isPending ? pending.line : line
  const { waiting, wait, clear } = useWaiting(original, { line: chosen, isPending }, (amount) => play.bet(line, amount))
  const multiplier = useMultiplier()
  const isOnBoard = ({ bet }: PlinkoRound) => bet.rows === line.rows && bet.risk === line.risk

  /**
   * A ball falls through the board that was bet on, so another board ends every fall, and the presses that wait. The
   * board of a bet in flight stays until its ball has landed, or until the next bet.
   */
  function setLine(change: Partial<PlinkoLine>): void {
    const next = { ...chosen, ...change }
    clear()
    if (play.isInFlight) setPending({ playerId: table.playerId, line: next })
    else showLine(next)
  }

  function showLine(next: PlinkoLine): void {
    setPending(null)
    round.skipAnimation()
    setStoredLine(next)
  }

  const showPending = useEffectEvent(() => showLine(chosen))
  const isDue = isPending && !play.isInFlight && (waiting > 0 || !round.isAnimating)
  useEffect(() => {
    if (isDue) showPending()
  }, [isDue])

  function drop(): 'amount' | null {
    if (isPending && !play.isInFlight) {
      showLine(chosen)
      return play.bet(chosen)
    }
    if (!play.isInFlight && waiting === 0) return play.bet(line)
    // As much as the first press, of which the outcome is not known yet: whatever forbids a bet also ends the waiting.
    if (play.disabledReason === null && stake.amount.ok) wait(stake.amount.value)
    return null
  }

  return {
    original,
    line,
    chosen,
    flights: round.animated.filter(isOnBoard).map(({ id, bet, state }) => {
      const pays = plinkoMultiplier(bet, state.path)
      return { id, path: state.path, slot: plinkoSlot(state.path), label: multiplier(pays), heat: getHeat(pays) }
    }),
    waiting: waiting + Number(play.isInFlight),
    result: round.shown && isOnBoard(round.shown) ? round.shown : null,
    setLine,
    nextRisk: () =>
      setLine({ risk: PLINKO_RISKS[(PLINKO_RISKS.indexOf(chosen.risk) + 1) % PLINKO_RISKS.length] ?? chosen.risk }),
    drop,
  }
}

/**
 * Presses that came while a bet was in flight. A bet names the number of its draw, which the reply to the one before it
 * counts on, so the operator takes one after another. None of them is placed once anything forbids or fails a bet, the
 * balance does not cover it, wallet or board are others, or the tab is hidden.
 */
function useWaiting(
  { table, play }: Original<'plinko'>,
  { line, isPending }: { line: PlinkoLine; isPending: boolean },
  place: (amount: Minor) => unknown,
) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const owner = [table.playerId, table.currency, line.rows, line.risk].join()
  // A balance that is older than the rounds says nothing about the next stake.
  const next = play.isInFlight || table.isBalanceBehind || isPending ? undefined : waiting[0]
  const placeNext = useEffectEvent((turn: Waiting) => {
    const mayGoOn = play.disabledReason === null && play.error === null && document.visibilityState === 'visible'
    const isCovered = table.balance !== null && table.balance >= turn.amount
    if (turn.owner !== owner || !mayGoOn || !isCovered) return setWaiting([])
    setWaiting((now) => now.filter((each) => each !== turn))
    place(turn.amount)
  })
  useEffect(() => {
    if (!next) return undefined
    const timer = setTimeout(placeNext, 0, next)
    return () => clearTimeout(timer)
  }, [next])
  return {
    waiting: waiting.length,
    wait: (amount: Minor) => setWaiting((now) => (now.length < MOST_WAITING ? [...now, { amount, owner }] : now)),
    clear: () => setWaiting([]),
  }
}
