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

type Props = {
  slot: Slot
  view: CrashRoundView
  formId: string
  /** The name of the bet; null if there is only one. */
  name: string | null
  /** Auto-play controls the bet. */
  isHeld: boolean
}

/** The button of a bet: places it, cancels it or cashes it out, depending on its status. */
export function SlotButton({ slot, view, formId, name, isHeld }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const id = useId()
  const pays = useRef<HTMLElement>(null)
  const { keyName, sign } = useShortcutKey(slot.slot === 1 ? 'crash.shortcuts.first' : 'crash.shortcuts.second')
  const { table: game, phase, standing, amount, cashingOut } = slot
  const isBlocked = phase === 'free' ? game.off !== null || slot.limit !== null : blocksOpenBets(game.off)
  const isDisabled = isBlocked || isHeld || slot.isLabelNew || slot.unconfirmed !== null || phase === 'ending'
  const { round } = view
  const isClimbing = phase === 'inPlay' && round?.phase === 'running' && view.connection === 'live' && !slot.isInFlight

  useEachFrame(isClimbing, PAYS_EVERY_MS, (now) => {
    if (!pays.current || !standing) return
    pays.current.textContent = money(computePayoutAt(view, standing.amount, now), standing.currency)
  })

  const sum = phase === 'free' ? (amount.ok ? amount.value : null) : (standing?.amount ?? null)
  const isForNext = phase === 'free' && round !== null && round.phase !== 'betting'
  const sumText = sum === null ? '' : money(sum, standing?.currency ?? game.currency)
  const typed = isForNext && sum !== null ? intl.formatMessage({ id: 'crash.forNext' }, { amount: sumText }) : sumText

  const ofPress = useValueAtPress(typed, slot.isInFlight)
  const guestDetail = useGuestDetail(game.loggedIn)
  const currency = standing?.currency ?? game.currency
  // Never the stake below "Cash out": that is not what it pays.
  const ofCashOut = cashingOut === null ? money(null, currency) : `${money(cashingOut, currency)}…`
  const detail = phase === 'inPlay' || phase === 'ending' ? ofCashOut : (guestDetail ?? ofPress)
  const label = cashingOut === null ? slot.label : 'crash.cashingOut'

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
