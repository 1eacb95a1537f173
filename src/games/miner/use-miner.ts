import { useState } from 'react'
import { useAtom } from 'jotai'
import { MINER_MINES, minerGems, minerHundredths, minerPayout } from '#domain/games/miner.ts'
import type { Minor } from '#domain/money/money.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import { createTabAtom } from '../table/settings/tab-atom.ts'
import { getTileFaces, countGems, stepMotion } from './board.ts'

/** The result of one more gem; the payout in minor units is null without a valid amount. */
export type Next = { hundredths: number; payout: Minor | null; chance: number }

export type Miner = {
  original: Original<'miner'>
  /** Those of the open round, otherwise those set for the next one. */
  mines: number
  setMines: (mines: number) => void
  /** Gems opened in the open round. */
  gems: number
  /** The result of the next gem; null only if none is left. */
  next: Next | null
  /** The current cash-out in minor units, as reported by the operator. */
  cashOut: Minor | null
  /** Whether tiles can be opened now. */
  isPlayable: boolean
  /** The tile whose opening is in flight. */
  asked: number | null
  /** Whether the round is open, according to the state that may be shown. */
  isOpen: boolean
  /** Starts a round with this amount, or with the typed one. */
  start: (amount?: Minor) => 'amount' | null
  open: (tile: number) => void
  takeOut: () => void
  /** Opens a random closed tile. */
  openAny: () => void
}

/** The state of the miner page: the board, the possible actions and their payouts. */
export function useMiner(): Miner {
  const original = useOriginal('miner', stepMotion)
  const [setting, setMines] = useMines()
  const [wanted, setWanted] = useState<number | null>(null)
  const { stake, play } = original
  const { open: round, shown } = original.round
  // A gem counts once its animation is over, and the round ends once the mines are revealed.
  const seen = shown?.status === 'open' ? shown : null
  const mines = seen?.bet.mines ?? setting
  const gems = seen ? countGems(seen.state) : 0
  const isPlayable = round !== null && play.disabledReason === null && !play.isInFlight

  function open(tile: number): void {
    if (!isPlayable || round.state.opened.includes(tile)) return
    setWanted(tile)
    play.act({ kind: 'open', tile })
  }

  function openAny(): void {
    if (!isPlayable) return
    const closed = getTileFaces(round.state).flatMap((face, tile) => (face === 'closed' ? [tile] : []))
    const tile = closed[Math.floor(Math.random() * closed.length)]
    if (tile !== undefined) open(tile)
  }

  return {
    original,
    mines,
    setMines,
    gems,
    next: computeNext(mines, gems, seen ? seen.amount : stake.amount.ok ? stake.amount.value : null),
    cashOut: seen?.cashOut ?? null,
    isPlayable,
    asked: play.isInFlight && round && !round.state.opened.includes(wanted ?? -1) ? wanted : null,
    isOpen: seen !== null,
    start: (amount) => play.bet({ mines: setting }, amount),
    open,
    takeOut: () => {
      setWanted(null)
      if (isPlayable && round.cashOut !== null) play.act({ kind: 'cashOut' })
    },
    openAny,
  }
}

function computeNext(mines: number, gems: number, amount: Minor | null): Next | null {
  const left = minerGems(mines) - gems
  if (left === 0) return null
  return {
    hundredths: minerHundredths(mines, gems + 1),
    payout: amount === null ? null : minerPayout(amount, mines, gems + 1),
    chance: left / (left + mines),
  }
}

const NAME = 'miner.mines'
const AT_FIRST = 3

/** Clamps a number of mines to the allowed range. */
function withinMines(wanted: number): number {
  return Math.max(MINER_MINES.min, Math.min(MINER_MINES.max, Math.round(wanted)))
}

/** Validates the stored number; an invalid one counts as not set. */
function readMines(stored: unknown): number {
  return typeof stored === 'number' && withinMines(stored) === stored ? stored : AT_FIRST
}

const minesAtom = createTabAtom(NAME, readMines)

/** The number of mines that the player has set in this tab. */
function useMines() {
  const [mines, setMines] = useAtom(minesAtom)
  return [mines, (wanted: number) => setMines(withinMines(wanted))] as const
}
