import { type Ref, useId } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../app/money.ts'
import { amountRefusal } from '../original/amount-refusal.ts'
import type { Change } from '../original/bet-amount.ts'
import styles from './controls.module.css'
import type { Dice } from './use-dice.ts'

const CHANGES = [
  { change: 'half', id: 'dice.half' },
  { change: 'double', id: 'dice.double' },
  { change: 'max', id: 'dice.max' },
] as const satisfies { change: Change; id: string }[]

type Props = { dice: Dice; inputRef: Ref<HTMLInputElement>; onDeposit: () => void }

/** The bet as typed, with ½, 2× and Max; what is wrong with it stands right below, and the text stays. */
export function BetAmountField({ dice, inputRef, onDeposit }: Props) {
  const intl = useIntl()
  const money = useMoney()
  const id = useId()
  const { amount, table } = dice
  const bounds = {
    min: money(table.limits.min, table.currency),
    max: money(table.limits.max, table.currency),
    balance: money(table.balance, table.currency),
  }
  const refusal = dice.failure && amountRefusal(dice.failure)
  const limit = refusal?.limit ? money(refusal.limit, table.currency) : null
  const key = amount.ok ? (refusal?.id ?? null) : (`dice.amount.${amount.problem}` as const)
  const problem =
    key && intl.formatMessage({ id: key }, limit === null ? bounds : { ...bounds, min: limit, max: limit })
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'dice.betAmount' })}</label>
        <span id={`${id}-limits`}>{intl.formatMessage({ id: 'dice.limits' }, bounds)}</span>
      </div>
      <div className={styles.box} data-wrong={problem !== null || undefined}>
        <input
          ref={inputRef}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          value={dice.amountText}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-limits ${id}-problem`}
          onChange={(event) => dice.setAmountText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        {CHANGES.map(({ change, id: text }) => (
          <button key={change} type="button" className={styles.change} onClick={() => dice.change(change)}>
            {intl.formatMessage({ id: text })}
          </button>
        ))}
      </div>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
        {key === 'dice.amount.funds' && (
          <button type="button" className={styles.link} onClick={onDeposit}>
            {intl.formatMessage({ id: 'dice.deposit' })}
          </button>
        )}
      </p>
    </div>
  )
}
