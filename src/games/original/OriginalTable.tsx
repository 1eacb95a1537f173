import type { ReactElement, ReactNode } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import type { MessageKey } from '../../app/dictionary.ts'
import type { Original } from './use-original.ts'

export type TableAction = {
  label: MessageKey
  detail?: string
  primary?: boolean
  disabled?: boolean
  onPress: () => 'amount' | null | void
}
export type TableShortcut = { code: string; label: MessageKey; act: () => void }

export type OriginalTableProps<Game extends RoundGame> = {
  original: Original<Game>
  title: MessageKey
  /** The drawing: canvas or SVG with its text for screen readers left to `say`. */
  scene: ReactNode
  /** Fields beside the amount (risk, mines, …). */
  controls?: ReactNode
  fixedAmount?: boolean
  /** The buttons at the thumb: the one that places the bet first. */
  actions: readonly TableAction[]
  /** What stands above the buttons: odds, the payout of a win. */
  preview?: ReactNode
  /** What a round is called in lists, short: "Heads · Heads", "7 of 10". */
  nameRound: (round: OriginalRound<Game>) => string
  /** What is said once of an own round or step. */
  say: (round: OriginalRound<Game>) => string
  rules: ReactNode
  /** Keys by place (event.code) and what they do; off by default. */
  shortcuts: readonly TableShortcut[]
}

export function OriginalTable<Game extends RoundGame>({ scene }: OriginalTableProps<Game>): ReactElement {
  return <>{scene}</>
}
