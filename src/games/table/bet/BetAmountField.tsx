import { type Ref, useId } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import type { Minor } from '#domain/money/money.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useMoney } from '../../../format/use-money.ts'
import { Explained } from '../../../ui/Explained.tsx'
import { getAmountRejection, writeBounds } from './amount-rejection.ts'
import type { BetAmount, Bounds, Change } from './bet-amount.ts'
import styles from '../controls.module.css'
import { useShortcutKey } from '../Shortcuts.tsx'
import { useTableMode } from '../practice/play-mode.ts'
import { useOpenCashier } from './DepositButton.tsx'

const CHANGES = [
  { change: 'half', id: 'bet.half', key: 'bet.shortcuts.half' },
  { change: 'double', id: 'bet.double', key: 'bet.shortcuts.double' },
  { change: 'max', id: 'bet.max', key: 'bet.max' },
] as const satisfies { change: Change; id: MessageKey; key: MessageKey }[]

/** The typed amount and the setters that change it. */
export type BetAmountInput = {
  table: Bounds
  amountText: string
  amount: BetAmount
  failure: AppError | null
  setAmountText: (text: string) => void
  change: (change: Change) => void
}

type Props = {
  typed: BetAmountInput
  inputRef: Ref<HTMLInputElement>
  /** The fixed amount of the round in progress, shown read-only instead of the input. */
  lockedAmount?: Minor | null
  /** The keys of ½ and 2× are for another field of the table. */
  hasNoKeys?: boolean
  /** The table's button is the deposit, which says enough of an empty balance. */
  isDepositOffered?: boolean
}

/** The bet amount input with ½, 2× and Max. Errors appear right below it and do not clear the text. */
export function BetAmountField({
  typed,
  inputRef,
  lockedAmount = null,
  hasNoKeys = false,
  isDepositOffered = false,
}: Props) {
  const intl = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const id = useId()
  const isPractice = useTableMode() === 'practice'
  const openCashier = useOpenCashier()
  const { amount, table } = typed
  const rejection = typed.failure && getAmountRejection(typed.failure)
  const wrong = amount.ok ? (rejection?.id ?? null) : (`bet.amount.${amount.problem}` as const)
  const isSaid = isDepositOffered && wrong === 'bet.amount.funds'
  const key = lockedAmount === null && !isSaid ? wrong : null
  const problem = key && intl.formatMessage({ id: key }, writeBounds(money, table, rejection?.limit))
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'bet.amount' })}</label>
        <span id={`${id}-limits`}>
          <Explained tip={intl.formatMessage({ id: 'original.limits.what' })}>
            {intl.formatMessage({ id: 'bet.limits' }, writeBounds(money, table))}
          </Explained>
        </span>
      </div>
      <div
        className={styles.box}
        data-wrong={problem !== null || undefined}
        data-held={lockedAmount !== null || undefined}
      >
        <input
          ref={inputRef}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          value={lockedAmount === null ? typed.amountText : toTyped(lockedAmount, locale)}
          readOnly={lockedAmount !== null}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-limits ${id}-problem`}
          onChange={(event) => typed.setAmountText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        {CHANGES.map(({ change, id: text, key }) => (
          <ChangeButton
            key={change}
            text={intl.formatMessage({ id: text })}
            shortcut={hasNoKeys ? null : key}
            disabled={lockedAmount !== null}
            onClick={() => typed.change(change)}
          />
        ))}
      </div>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem !== null && <span>{problem}</span>}
        {key === 'bet.amount.funds' && !isPractice && (
          <button type="button" className={styles.link} onClick={openCashier}>
            {intl.formatMessage({ id: 'bet.deposit' })}
          </button>
        )}
      </p>
    </div>
  )
}

type ChangeProps = { text: string; shortcut: MessageKey | null; disabled: boolean; onClick: () => void }

function ChangeButton({ text, shortcut, disabled, onClick }: ChangeProps) {
  const { keyName, sign } = useShortcutKey(shortcut)
  return (
    <button type="button" className={styles.change} disabled={disabled} aria-keyshortcuts={keyName} onClick={onClick}>
      <span>{text}</span>
      {sign}
    </button>
  )
}
