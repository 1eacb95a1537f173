import { createContext, use, useMemo } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'
import type { ElementChildren } from '../../../ui/children.ts'

/** The sign of a chip, after the amount; a no-break space between. */
export const CHIP = '\u00a0●'

/** The formats outside a table of practice; null outside such a table. */
const MoneyContext = createContext<IntlShape | null>(null)

/** Inside, while it is on, amounts of every currency are written as chips. */
export function ChipsIntl({ isOn, children }: { isOn: boolean; children: ElementChildren }) {
  const intl = useIntl()
  const shown = useMemo(() => (isOn ? toChips(intl) : intl), [isOn, intl])
  return (
    <MoneyContext value={intl}>
      <RawIntlProvider value={shown}>{children}</RawIntlProvider>
    </MoneyContext>
  )
}

/** Inside a table of practice, for what is about money all the same. */
export function MoneyIntl({ children }: { children: ElementChildren }) {
  const intl = use(MoneyContext)
  return intl ? <RawIntlProvider value={intl}>{children}</RawIntlProvider> : <>{children}</>
}

function toChips(intl: IntlShape): IntlShape {
  return {
    ...intl,
    formatNumber: (value, options) => {
      if (options?.style !== 'currency') return intl.formatNumber(value, options)
      const { currency: _currency, currencyDisplay: _display, ...plain } = options
      return intl.formatNumber(value, { ...plain, style: 'decimal' }) + CHIP
    },
  }
}
