import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { CURRENCIES, type Currency } from '#domain/money/currencies.ts'
import {
  ROOM_ALONE_MS,
  ROOM_COLOURS,
  ROOM_DRAW_MS,
  ROOM_FEE_PERCENT,
  ROOM_MOST_ENTRIES,
  roomLimits,
} from '#domain/games/rooms.ts'
import { useMoney } from '../../format/use-money.ts'
import { fairnessPath } from '../table/fairness/fairness-path.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import panels from '../table/panels.module.css'

/** How a round runs, is drawn and pays, and the stake limits of each room. */
export function RoomRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const say = intl.formatMessage
  return (
    <div className={panels.panel}>
      <p>{say({ id: 'rooms.rules.play' })}</p>
      <p>{say({ id: 'rooms.rules.time' }, { draw: ROOM_DRAW_MS / 1_000, alone: ROOM_ALONE_MS / 1_000 })}</p>
      <p>{say({ id: 'rooms.rules.pay' }, { fee: intl.formatNumber(ROOM_FEE_PERCENT / 100, { style: 'percent' }) })}</p>
      <p>{say({ id: 'rooms.rules.draw' }, { most: ROOM_MOST_ENTRIES })}</p>
      <FiguresTable
        caption={say({ id: 'original.limits' })}
        headings={[
          say({ id: 'original.limits.currency' }),
          ...ROOM_COLOURS.map((room) => say({ id: `rooms.${room}` })),
        ]}
        rows={CURRENCIES.map((each) => ({
          name: each,
          ...(each === currency && { currentLabel: say({ id: 'original.limits.own' }) }),
          figures: ROOM_COLOURS.map((room) => {
            const { min, max } = roomLimits(room, each)
            return `${money(min, each)} – ${money(max, each)}`
          }),
        }))}
      />
      <p>
        <Link href={fairnessPath()}>{say({ id: 'fairness.page.link' })}</Link>
      </p>
    </div>
  )
}
