import { type FormEvent, type Ref, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { AUTO_CASH_OUT } from '#domain/games/crash.ts'
import { BetAmountField } from '../table/bet/BetAmountField.tsx'
import controls from '../table/controls.module.css'
import styles from './slots.module.css'
import type { SlotProps } from './SlotButton.tsx'
import type { Slot } from './use-crash-slot.ts'

type Props = SlotProps & {
  amountInput: Ref<HTMLInputElement>
  onSubmit: (event: FormEvent) => void
  /** The auto cash-out stands with the amount, and not below the buttons. */
  hasAuto: boolean
}

/** The amount of one bet, on a phone with its auto cash-out. */
export function SlotFields(props: Props) {
  const { slot, formId, name, isAutoControlled, isDepositOffered, amountInput, onSubmit, hasAuto } = props
  const openAmount = slot.openBet?.amount ?? null
  return (
    <form id={formId} className={styles.slot} noValidate aria-label={name ?? undefined} onSubmit={onSubmit}>
      <fieldset role="presentation" className={styles.hands} disabled={isAutoControlled}>
        <BetAmountField
          typed={slot}
          inputRef={amountInput}
          lockedAmount={openAmount}
          hasNoKeys={slot.slot !== 1}
          isDepositOffered={isDepositOffered}
        />
        {hasAuto && <AutoField slot={slot} formId={formId} />}
      </fieldset>
    </form>
  )
}

/** The auto cash-out of one bet below the buttons of a desktop, in the form of its amount. */
export function SlotAuto({ slot, formId, name, isAutoControlled }: SlotProps) {
  return (
    <fieldset className={styles.slot} aria-label={name ?? undefined} disabled={isAutoControlled}>
      <AutoField slot={slot} formId={formId} />
    </fieldset>
  )
}

function AutoField({ slot: { auto, openBet }, formId }: { slot: Slot; formId: string }) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isLocked = openBet !== null
  const target = openBet?.bet.auto_cash_out ?? null
  const isWrong = auto.isWrong && !isLocked
  const shown = isLocked ? (target === null ? '' : auto.write(target)) : auto.text
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {intl.formatMessage({ id: 'crash.autoCashOut' })}
      </label>
      <div className={controls.box} data-wrong={isWrong || undefined} data-held={isLocked || undefined}>
        <input
          ref={input}
          id={id}
          form={formId}
          data-auto
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={intl.formatMessage({ id: 'crash.autoCashOut.off' })}
          value={shown}
          readOnly={isLocked}
          aria-invalid={isWrong}
          aria-describedby={`${id}-problem`}
          onChange={(event) => auto.setText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        {shown !== '' && !isLocked ? (
          <button
            type="button"
            className={controls.change}
            aria-label={intl.formatMessage({ id: 'crash.autoCashOut.clear' })}
            onClick={() => {
              auto.setText('')
              input.current?.focus()
            }}
          >
            <span aria-hidden="true">✕</span>
          </button>
        ) : (
          <span className={styles.times} aria-hidden="true">
            ×
          </span>
        )}
      </div>
      <p id={`${id}-problem`} className={controls.problem}>
        {isWrong &&
          intl.formatMessage(
            { id: 'crash.autoCashOut.range' },
            { min: auto.write(AUTO_CASH_OUT.min), max: intl.formatNumber(AUTO_CASH_OUT.max / 100) },
          )}
      </p>
    </div>
  )
}
