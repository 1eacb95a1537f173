import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { useGuestDetail } from '../table/bet/use-guest-detail.ts'
import { SPACE } from '../../ui/children.ts'
import { useValueAtPress } from '../../ui/use-value-at-press.ts'
import { BET_DISABLED_REASON_ID } from '../table/bet/BetBar.tsx'
import { useShortcutKey } from '../table/Shortcuts.tsx'
import { blocksOpenBets } from '../table/use-table.ts'
import table from '../table/table.module.css'
import { type CrashRoundView, computePayoutAt } from './use-shared-crash-round.ts'
import type { Slot } from './use-crash-slot.ts'
import styles from './slots.module.css'
import { useEachFrame } from '../table/shared/use-each-frame.ts'

/** How often the possible cash-out amount is updated, ms: faster changes cannot be read. */
const PAYS_EVERY_MS = 100

/** What the fields and the button of a bet have in common. */
export type SlotProps = {
  slot: Slot
  /** Id of the form that the button in the bar submits: Enter in a field presses that button. */
  formId: string
  /** The name of the bet; null if there is only one. */
  name: string | null
  /** Auto-play controls the bet. */
  isAutoControlled: boolean
  /** The button of the bet opens the cashier; false while auto-play's stands in its place. */
  isDepositOffered: boolean
}

type Props = SlotProps & { view: CrashRoundView }

/** The button of a bet: places it, cancels it or cashes it out, depending on its status. */
export function SlotButton({ slot, view, formId, name, isAutoControlled, isDepositOffered }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const id = useId()
  const pays = useRef<HTMLElement>(null)
  const key = slot.slot === 1 ? 'crash.shortcuts.first' : 'crash.shortcuts.second'
  const { keyName, sign } = useShortcutKey(isDepositOffered ? null : key)
  const { phase, openBet } = slot
  const isDisabled = isAutoControlled || isSlotDisabled(slot)
  const isClimbing = isPayoutClimbing(slot, view)
  const detail = useSlotDetail(slot, view)
  const label = slot.cashingOut === null ? slot.label : 'crash.cashingOut'

  useEachFrame(isClimbing, PAYS_EVERY_MS, (now) => {
    if (!pays.current || !openBet) return
    pays.current.textContent = money(computePayoutAt(view, openBet.amount, now), openBet.currency)
  })

  const button = (
    <Button
      data-action={slot.slot}
      data-phase={phase}
      variant={phase === 'waiting' ? 'secondary' : 'primary'}
      form={formId}
      type={phase === 'free' ? 'submit' : 'button'}
      className={`${table.press} ${styles.action}`}
      movesMoney
      aria-disabled={isDisabled}
      aria-busy={slot.isInFlight}
      aria-keyshortcuts={keyName}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-detail ${BET_DISABLED_REASON_ID}`}
      onClick={phase === 'free' ? undefined : slot.press}
    >
      <span id={`${id}-name`}>{intl.formatMessage({ id: label })}</span>
      {SPACE}
      <small id={`${id}-detail`} translate="no">
        {/* A separate element while its text is written by ref, so that React does not overwrite it. */}
        {isClimbing ? <span key="pays" ref={pays} aria-hidden="true" /> : <span key="sum">{detail}</span>}
      </small>
      {sign}
    </Button>
  )
  if (name === null) return button
  return (
    <fieldset className={styles.group} aria-label={name}>
      {button}
    </fieldset>
  )
}

/** Whether a press does nothing: the bet is not possible, or its status is about to change. */
function isSlotDisabled({ table, phase, limit, isLabelNew, unconfirmed }: Slot): boolean {
  const isBlocked =
    phase === 'free' ? table.disabledReason !== null || limit !== null : blocksOpenBets(table.disabledReason)
  return isBlocked || isLabelNew || unconfirmed !== null || phase === 'ending'
}

/** Whether the payout grows with the multiplier: the bet is in a running round that is seen as it happens. */
function isPayoutClimbing({ phase, isInFlight }: Slot, { round, connection }: CrashRoundView): boolean {
  return phase === 'inPlay' && round?.phase === 'running' && connection === 'live' && !isInFlight
}

/** Below the name: the stake, or the payout that the press was for. */
function useSlotDetail(slot: Slot, view: CrashRoundView): string {
  const money = useMoney()
  const { phase, cashingOut, openBet, table } = slot
  const stake = useValueAtPress(useStakeText(slot, view), slot.isInFlight)
  const guestDetail = useGuestDetail(table.loggedIn)
  if (phase !== 'inPlay' && phase !== 'ending') return guestDetail ?? stake
  // Never the stake below "Cash out": that is not what it pays.
  const currency = openBet?.currency ?? table.currency
  return cashingOut === null ? money(null, currency) : `${money(cashingOut, currency)}…`
}

/** The stake of the active bet or of the next one, and that the next one is for the next round. */
function useStakeText({ phase, amount, openBet, table }: Slot, { round }: CrashRoundView): string {
  const { formatMessage } = useIntl()
  const money = useMoney()
  if (phase !== 'free') return openBet ? money(openBet.amount, openBet.currency) : ''
  if (!amount.ok) return ''
  const typed = money(amount.value, table.currency)
  const isForNext = round !== null && round.phase !== 'betting'
  return isForNext ? formatMessage({ id: 'crash.forNext' }, { amount: typed }) : typed
}
