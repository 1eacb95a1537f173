import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { KENO_DRAWS, KENO_MOST_PICKS, KENO_RISKS, kenoReturn } from '#domain/games/keno.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import { KENO_RETURN_FORMAT } from './keno-odds.ts'

/** How numbers are drawn and paid, with the true return of each of the forty pay rows. */
export function KenoRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <>
      <p>{intl.formatMessage({ id: 'keno.rules.draw' }, { draws: intl.formatNumber(KENO_DRAWS) })}</p>
      <p>{intl.formatMessage({ id: 'keno.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'keno.rules.return' })}</p>
      <ReturnTable />
      <p>{intl.formatMessage({ id: 'keno.rules.keys' })}</p>
    </>
  )
}

const PICKS = Array.from({ length: KENO_MOST_PICKS }, (_, index) => index + 1)

function ReturnTable() {
  const intl = useIntl()
  return (
    <FiguresTable
      caption={intl.formatMessage({ id: 'keno.rules.table' })}
      headings={[
        intl.formatMessage({ id: 'keno.rules.picks' }),
        ...KENO_RISKS.map((risk) => intl.formatMessage({ id: `keno.risk.${risk}` })),
      ]}
      rows={PICKS.map((picks) => ({
        name: picks,
        figures: KENO_RISKS.map((risk) => intl.formatNumber(kenoReturn(risk, picks), KENO_RETURN_FORMAT)),
      }))}
    />
  )
}
