import { useIntl } from 'react-intl'
import { SEGMENTS } from '#domain/games/wheel.ts'
import { useMoney } from '../../format/use-money.ts'
import { PayPanel } from '../table/PayPanel.tsx'
import { WHEEL_RETURN_FORMAT, getWheelReturn } from './wheel-return.ts'
import { useTimes } from './times.ts'
import type { WheelPayRow, WheelState } from './use-wheel.ts'
import { Amount } from '../../ui/Amount.tsx'
import { SPACE } from '../../ui/children.ts'
import styles from './wheel.module.css'

/** What each kind of segment pays for this bet and how many there are; the kind of the last spin is highlighted. */
export function SegmentPays({ wheel }: { wheel: WheelState }) {
  const intl = useIntl()
  return (
    <PayPanel
      title="wheel.pays"
      returned={intl.formatNumber(getWheelReturn(wheel.risk), WHEEL_RETURN_FORMAT)}
      className={styles.pays}
    >
      <ul key={wheel.risk}>
        {wheel.pays.map((pay) => (
          <Kind key={pay.pays} pay={pay} wheel={wheel} lit={wheel.lit === pay.pays} />
        ))}
      </ul>
    </PayPanel>
  )
}

function Kind({ pay, wheel, lit }: { pay: WheelPayRow; wheel: WheelState; lit: boolean }) {
  const intl = useIntl()
  const money = useMoney()
  const times = useTimes()
  return (
    <li data-pays={pay.pays} data-lit={lit || undefined}>
      <strong translate="no">{times(pay.pays)}</strong>
      {SPACE}
      <span className="sr-only">
        {intl.formatMessage({ id: 'wheel.pays.of' }, { segments: pay.segments, all: SEGMENTS })}
      </span>
      {SPACE}
      <small>{intl.formatNumber(pay.chance, { style: 'percent' })}</small>
      {SPACE}
      <b>
        <Amount>{money(pay.payout, wheel.original.table.currency)}</Amount>
      </b>
      {lit && <span className="sr-only">{` ${intl.formatMessage({ id: 'wheel.pays.lit' })}`}</span>}
    </li>
  )
}
