import type { ComponentProps } from 'react'
import type { Currency } from '#domain/money/currencies.ts'
import { currencySymbol } from '#domain/money/currency-symbol.ts'
import { TextField } from './Field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'suffix' | 'inputMode' | 'autoComplete'> & {
  /** null until it is known. */
  currency: Currency | null
}

/** A text field for an amount of money, with the sign of its currency at the end. */
export function MoneyField({ currency, ...field }: Props) {
  const suffix = currency === null ? undefined : currencySymbol(currency)
  return <TextField {...field} suffix={suffix} inputMode="decimal" autoComplete="off" />
}
