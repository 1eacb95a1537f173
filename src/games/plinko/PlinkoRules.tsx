import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { PLINKO_RISKS, PLINKO_ROWS, PLINKO_SIDES, plinkoPays, plinkoReturn, plinkoWays } from '#domain/games/plinko.ts'
import { useMoney } from '../../format/use-money.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'

const CHANCE = { style: 'percent', maximumSignificantDigits: 3 } as const
const RTP = { style: 'percent', maximumFractionDigits: 2 } as const

/** How a ball falls and pays, with every multiplier, its chance and the true return. */
export function PlinkoRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <>
      <p>{intl.formatMessage({ id: 'plinko.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'plinko.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      {PLINKO_ROWS.map((rows) => (
        <PayTable key={rows} rows={rows} />
      ))}
    </>
  )
}

/** The slots of a board from its edges to the middle, both edges in one row. */
function PayTable({ rows }: { rows: (typeof PLINKO_ROWS)[number] }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const slots = Array.from({ length: rows / 2 + 1 }, (_, slot) => slot)
  const chance = (slot: number) => ((slot * 2 === rows ? 1 : 2) * plinkoWays(rows, slot)) / PLINKO_SIDES ** rows
  const rtp = (risk: (typeof PLINKO_RISKS)[number]) => {
    const { paid, of } = plinkoReturn({ rows, risk })
    return intl.formatNumber(paid / of, RTP)
  }
  return (
    <FiguresTable
      caption={intl.formatMessage({ id: 'plinko.rows' }, { rows })}
      headings={[
        intl.formatMessage({ id: 'plinko.rules.chance' }),
        ...PLINKO_RISKS.map((risk) => intl.formatMessage({ id: `keno.risk.${risk}` })),
      ]}
      rows={[
        ...slots.map((slot) => ({
          name: intl.formatNumber(chance(slot), CHANCE),
          figures: PLINKO_RISKS.map((risk) => multiplier(plinkoPays({ rows, risk })[slot] ?? 0)),
        })),
        { name: 'RTP', figures: PLINKO_RISKS.map(rtp) },
      ]}
    />
  )
}
