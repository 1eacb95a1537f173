import { useState } from 'react'
import type { OriginalRound } from '#db/view.ts'
import { KENO_MOST_PICKS, KENO_RISKS, kenoHits, type KenoRisk } from '#domain/games/keno.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import { type KenoPay, getKenoPays } from './keno-odds.ts'
import { autoPick, browserChance, samePicks, togglePick } from './picks.ts'
import { type KenoLine, useKenoLine } from './keno-line.ts'
import { DRAWING_MS } from './draw-times.ts'
import { type RovingFocus, useRovingFocus } from './use-roving-focus.ts'

export type KenoRound = OriginalRound<'keno'>
/** The state of a number: untouched, picked, drawn without being picked, or both. */
export type KenoMark = 'none' | 'picked' | 'drawn' | 'hit'

export type Keno = {
  original: Original<'keno'>
  line: KenoLine
  /** The balls are falling: by styles alone, so that the page is drawn once for all of them. */
  isDrawing: boolean
  focus: RovingFocus
  /** The balls of the draw on the board, in order, falling or in their places. */
  balls: readonly number[]
  /** The last round, once its balls are out; null during the draw, and before any round. */
  result: KenoRound | null
  pays: readonly KenoPay[]
  /** The hits of the last round, if it used this pay row. */
  lit: number | null
  /** Why the last press was rejected: nothing is picked, or ten numbers already are. */
  rejection: 'none' | 'full' | null
  isFull: boolean
  /** The mark of a number on the board: a ball counts once all of them lie in their places. */
  getMark: (number: number) => KenoMark
  /** The mark of a ball of the draw. */
  getBallMark: (ball: number) => KenoMark
  press: (number: number) => void
  setRisk: (risk: KenoRisk) => void
  nextRisk: () => void
  autoPick: () => void
  clear: () => void
  /** Shows the remaining balls at once. */
  skip: () => void
  play: () => 'amount' | null
}

const drawMotion = () => DRAWING_MS

/** The state of the keno page: the picks, their payouts, and how much of the last draw is visible. */
export function useKeno(): Keno {
  const original = useOriginal('keno', drawMotion)
  const { table, stake, play } = original
  const { newest, shown, isAnimating, skipAnimation } = original.round
  const { line, setLine } = useKenoLine(table.playerId, newest?.bet ?? null)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const [rejection, setRejection] = useState<Keno['rejection']>(null)
  const focus = useRovingFocus()
  const drawn = !play.isInFlight && newest?.id !== dismissed && isOfLine(newest, line) ? newest : null
  const isDrawing = drawn !== null && isAnimating
  const balls = drawn?.state.drawn ?? []
  const isPicked = (number: number) => line.picks.includes(number)

  /** A draw belongs to the numbers that were bet on, so changing them clears it from the board. */
  function setPicks(picks: number[] | null): void {
    setRejection(picks ? null : 'full')
    if (!picks || play.isInFlight) return
    setDismissed(newest?.id ?? null)
    setLine({ ...line, picks })
  }

  function press(number: number): void {
    if (isDrawing) skipAnimation()
    else setPicks(togglePick(line.picks, number))
  }

  /** The Skip button disappears when pressed, so its focus moves to the numbers. */
  function skip(): void {
    skipAnimation()
    focus.focus()
  }

  function setRisk(risk: KenoRisk): void {
    if (!play.isInFlight) setLine({ ...line, risk })
  }

  function placeBet(): 'amount' | null {
    // A guest has to log in first, so the picks are not validated yet.
    const lacks = line.picks.length === 0 && table.loggedIn !== false
    setRejection(lacks ? 'none' : null)
    if (lacks) {
      focus.focus()
      return null
    }
    return play.bet(line)
  }

  return {
    original,
    line,
    isDrawing,
    focus,
    balls,
    result: play.isInFlight || isAnimating ? null : shown,
    pays: getKenoPays(line.risk, line.picks.length, stake.amount.ok ? stake.amount.value : null),
    lit: drawn && !isDrawing && drawn.bet.risk === line.risk ? countHits(drawn) : null,
    rejection,
    isFull: line.picks.length === KENO_MOST_PICKS,
    getMark: (number) => toMark(isPicked(number), !isDrawing && balls.includes(number)),
    getBallMark: (ball) => toMark(isPicked(ball), true),
    press,
    setRisk,
    nextRisk: () => setRisk(KENO_RISKS[(KENO_RISKS.indexOf(line.risk) + 1) % KENO_RISKS.length] ?? 'classic'),
    autoPick: () => setPicks(autoPick(line.picks, browserChance)),
    clear: () => setPicks([]),
    skip,
    play: placeBet,
  }
}

export function countHits({ bet, state }: KenoRound): number {
  return kenoHits(bet.picks, state.drawn)
}

function isOfLine(round: KenoRound | null, line: KenoLine): round is KenoRound {
  return round !== null && samePicks(round.bet.picks, line.picks)
}

function toMark(picked: boolean, drawn: boolean): KenoMark {
  if (picked) return drawn ? 'hit' : 'picked'
  return drawn ? 'drawn' : 'none'
}
