import { useIntl } from 'react-intl'
import { COINFLIP_MOST, coinflipMultiplier, coinflipReturn } from '#domain/games/coinflip.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'

const LENGTHS = Array.from({ length: COINFLIP_MOST }, (_, index) => index + 1)
const HEADINGS = ['coinflip.wins', 'coinflip.rules.odds', 'coinflip.rules.multiplier'] as const

/**
 * How a flip is drawn and paid, with the true return, the rounding, and the payout for each number of wins in a row.
 */
export function CoinflipRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const { numerator, denominator } = coinflipReturn(1)
  const rtp = intl.formatNumber(Number(numerator) / Number(denominator), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <>
      <p>{intl.formatMessage({ id: 'coinflip.rules.play' }, { most: COINFLIP_MOST })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.return' }, { rtp })}</p>
      <FiguresTable
        caption={intl.formatMessage({ id: 'coinflip.rules.table' })}
        headings={HEADINGS.map((id) => intl.formatMessage({ id }))}
        rows={LENGTHS.map((wins) => ({
          name: wins,
          figures: [intl.formatNumber(2 ** wins), multiplier(coinflipMultiplier(wins))],
        }))}
      />
    </>
  )
}
