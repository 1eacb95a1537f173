import { type RefObject, useRef } from 'react'
import type { OriginalGame } from '#db/view.ts'
import { sumOfStake } from '#domain/games/auto-play.ts'
import type { Minor } from '#domain/money/money.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { type ReachedLimit, useReachedLimit } from '../../protection/play-protection.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { useJustChanged } from '../../ui/use-just-changed.ts'
import { type AutoGame, toAutoSource } from './auto/auto-source.ts'
import { useAutoPlay } from './auto/use-auto-play.ts'
import { type AutoTab, useAutoTab } from './auto/use-auto-tab.ts'
import { useNeedsDeposit, useOpenCashier } from './bet/DepositButton.tsx'
import type { Prices } from './LimitsTable.tsx'
import type { Played } from './round/played.ts'
import { isRoundOpen } from './round/round-version.ts'
import type { Shortcut } from './Shortcuts.tsx'
import type { Original } from './use-original.ts'

export type TableAction = {
  label: MessageKey
  /** The payout or cost, below the name. */
  detail?: string
  primary?: boolean
  disabled?: boolean
  /** Can be pressed while a bet is in flight. */
  isRepeatable?: true
  onPress: () => 'amount' | null | void
}

/** A shortcut, or a key that presses the one of these actions that is in the bet bar, as long as it is on. */
export type TableShortcut = Shortcut | (Omit<Shortcut, 'act'> & { presses: readonly MessageKey[] })

/** How a game is bet on. */
export type BetControls<Game extends OriginalGame> = {
  /** The buttons of the bet bar, the one that places the bet first. `onPress` may return 'amount'. */
  actions: readonly TableAction[]
  /** Fields beside the amount (risk, mines, …). The amount field itself is rendered unless `fixedAmount`. */
  controls?: ElementChildren
  fixedAmount?: boolean
  /** What the bet costs, where no amount is typed. */
  price?: ElementChildren
  /** The balance is below the price of the bet. Not shown before the last outcome is, which it could reveal. */
  isShort?: boolean
  /** The price of the bet, where it is fixed. */
  prices?: Prices
  /** Content above the buttons: odds, the payout of a win. */
  preview?: ElementChildren
  /** A note on the current bet settings, shown while nothing blocks the bet. */
  note?: MessageKey | null
  /** For games with auto-play. */
  auto?: AutoGame<Game>
}

/** The fields and buttons of an original as they are now. */
export type BetPanel<Game extends OriginalGame> = {
  /** The open round, once it may be shown. */
  inPlay: Played<Game> | null
  /** No round is open, in flight or being drawn. */
  isDecided: boolean
  tab: AutoTab
  /** The button starts auto-play instead of a bet. */
  isAuto: boolean
  /** The button opens the cashier instead: there is nothing to bet with. */
  isDepositOffered: boolean
  /** The button has just changed its meaning. */
  isHasty: boolean
  isShort: boolean
  /** The limit of the player that the bet would break. */
  limit: ReachedLimit | null
  actions: readonly TableAction[]
  /** The stake of the open round or of running auto-play, shown as fixed. */
  lockedAmount: Minor | null
  amountInput: RefObject<HTMLInputElement | null>
  press: (action: TableAction | undefined) => void
  /** Enter in a field. */
  submit: () => void
  toShortcut: (key: TableShortcut) => Shortcut
}

/** What the buttons of an original do now: place a bet, make a step, or start auto-play. */
export function useBetPanel<Game extends OriginalGame>(
  original: Original<Game>,
  bet: BetControls<Game>,
): BetPanel<Game> {
  const { table, round, play } = original
  const amountInput = useRef<HTMLInputElement>(null)
  const source = toAutoSource(original, bet.auto)
  const auto = useAutoPlay(source)
  const tab = useAutoTab(auto, bet.auto, table)
  const inPlay = round.shown && isRoundOpen(round.shown) ? round.shown : null
  // An open round is finished by its own buttons, whichever tab is chosen.
  const isAuto = tab.mode === 'auto' && round.open === null
  // Until the outcome is shown, what is left would reveal it.
  const isRevealed = !play.isInFlight && !round.isAnimating
  const isDecided = round.open === null && isRevealed
  const limit = useReachedLimit(table.protection, isDecided ? source.stake && sumOfStake(source.stake) : null)
  const isOpen = isDecided && !isAuto && play.disabledReason === null && limit === null
  const isDepositOffered = useNeedsDeposit(table) && isOpen
  const openCashier = useOpenCashier()
  const offered: readonly TableAction[] = isDepositOffered
    ? [{ label: 'bet.deposit', primary: true, onPress: openCashier }]
    : bet.actions
  // The same label may place a bet between rounds and make a step in one.
  const isHasty = useJustChanged([isAuto, inPlay !== null, ...offered.map(({ label }) => label)].join())
  const isShort = bet.isShort === true && isRevealed && !isDepositOffered
  const isDisabled = isHasty || isShort || limit !== null
  const actions = isDisabled ? offered.map((action) => ({ ...action, disabled: true })) : offered

  function press(action: TableAction | undefined): void {
    if (!action?.disabled && action?.onPress() === 'amount') amountInput.current?.focus()
  }

  function submit(): void {
    // Enter in a field places a bet, but never makes a step in an open round.
    if (round.open !== null || auto.areControlsDisabled) return
    if (!isAuto) press(actions[0])
    else if (!tab.isStartDisabled && !isHasty) tab.start()
  }

  function toShortcut(key: TableShortcut): Shortcut {
    if ('act' in key) return key
    const isClosed = isAuto || (isDecided && table.protection.block !== null)
    return { ...key, act: () => !isClosed && press(actions.find(({ label }) => key.presses.includes(label))) }
  }

  return {
    inPlay,
    isDecided,
    tab,
    isAuto,
    isDepositOffered,
    isHasty,
    isShort,
    limit,
    actions,
    lockedAmount: (inPlay ?? round.open)?.amount ?? (auto.run && sumOfStake(auto.run.stake)),
    amountInput,
    press,
    submit,
    toShortcut,
  }
}
