import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { toTyped } from '#domain/money/typed-amount.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { BetAmountField } from '../../games/table/bet/BetAmountField.tsx'
import { type Bounds, changeAmount, readBetAmount } from '../../games/table/bet/bet-amount.ts'
import styles from './slip.module.css'

/** Quick amounts, as multiples of the minimum bet. */
const QUICK = [10, 50, 100, 500] as const

type Props = {
  bounds: Bounds
  /** The text as typed; null before any input. */
  text: string | null
  failure: AppError | null
  hasQuickSums: boolean
  onType: (text: string) => void
}

/** The stake field, with the amount control of the games and quick amounts below it. */
export function StakeField({ bounds, text, failure, hasQuickSums, onType }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const input = useRef<HTMLInputElement>(null)
  const amountText = text ?? toTyped(bounds.limits.min, locale)
  const amount = readBetAmount(amountText, bounds, locale)
  return (
    <div className={styles.stake}>
      <BetAmountField
        inputRef={input}
        typed={{
          table: bounds,
          amountText,
          amount,
          failure,
          setAmountText: onType,
          change: (change) => onType(toTyped(changeAmount(amountText, change, bounds, locale), locale)),
        }}
      />
      {hasQuickSums && (
        <fieldset className={styles.quick} aria-label={formatMessage({ id: 'betting.slip.quick' })}>
          {QUICK.map((times) => minor(Math.min(bounds.limits.min * times, bounds.limits.max))).map((sum: Minor) => (
            <button key={sum} type="button" onClick={() => onType(toTyped(sum, locale))}>
              {money(sum, bounds.currency).replace(/[.,]00(?=\D*$)/, '')}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
