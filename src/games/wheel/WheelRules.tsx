import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Range } from '#domain/money/limits.ts'
import { SEGMENTS, WHEEL_RISKS, wheelPays, wheelReturn, WHEELS } from '#domain/games/wheel.ts'
import { useDecimalMark } from '../../format/use-decimal-mark.ts'
import { useMoney } from '../../format/use-money.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import { WHEEL_RETURN_FORMAT, getWheelReturn } from './wheel-return.ts'
import { useTimes } from './times.ts'
import styles from './wheel.module.css'

/** All kinds of segments of all wheels, highest payout first. */
const KINDS = [...new Set(WHEEL_RISKS.flatMap((risk) => wheelPays(risk).map(({ pays }) => pays)))].toSorted(
  (one, other) => other - one,
)

/** How the segment is drawn, the segments of each wheel, and its true return. */
export function WheelRules({ limits, currency }: { limits: Range; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const withMark = useDecimalMark()
  const { paid, of } = wheelReturn('medium')
  const range = { min: money(limits.min, currency), max: money(limits.max, currency) }
  return (
    <>
      <p>{intl.formatMessage({ id: 'wheel.rules.draw' }, { segments: SEGMENTS })}</p>
      <p>{intl.formatMessage({ id: limits.min === limits.max ? 'wheel.rules.price' : 'wheel.rules.limits' }, range)}</p>
      <KindTable />
      <p>
        {intl.formatMessage(
          { id: 'wheel.rules.return' },
          { rtp: intl.formatNumber(getWheelReturn('medium'), WHEEL_RETURN_FORMAT), paid, of },
        )}
      </p>
      <p>{intl.formatMessage({ id: 'wheel.rules.order' })}</p>
      {WHEEL_RISKS.map((risk) => (
        <p key={risk} className={styles.order}>
          {`${intl.formatMessage({ id: `keno.risk.${risk}` })}: ${WHEELS[risk].map((pays) => withMark(String(pays))).join(' ')}`}
        </p>
      ))}
    </>
  )
}

function KindTable() {
  const intl = useIntl()
  const times = useTimes()
  const count = (risk: (typeof WHEEL_RISKS)[number], pays: number) =>
    wheelPays(risk).find((kind) => kind.pays === pays)?.segments ?? 0
  return (
    <FiguresTable
      caption={intl.formatMessage({ id: 'wheel.rules.table' }, { segments: SEGMENTS })}
      headings={[
        intl.formatMessage({ id: 'roulette.rules.pays' }),
        ...WHEEL_RISKS.map((risk) => intl.formatMessage({ id: `keno.risk.${risk}` })),
      ]}
      rows={KINDS.map((pays) => ({
        name: times(pays),
        figures: WHEEL_RISKS.map((risk) => count(risk, pays) || '—'),
      }))}
    />
  )
}
