import { FormattedMessage } from 'react-intl'
import { useUtcDay } from '../../../format/use-format-date-time.ts'
import type { HistoryFilter } from './history-filter.ts'
import { isDay } from './days.ts'
import { useFormatZone } from '../setting/zones.ts'
import { SPACE } from '../../../ui/children.ts'
import styles from './history.module.css'

/** The kind and the days of the lines, for printing: the tabs and fields that show them on screen are not printed. */
export function PrintedDays({
  kindName,
  filter,
  timeZone,
}: {
  kindName: string
  filter: HistoryFilter
  timeZone: string
}) {
  const utcDay = useUtcDay()
  const formatZone = useFormatZone()
  const [from, to] = [filter.from, filter.to].map((day) => (isDay(day) ? utcDay(Date.parse(day)) : ''))
  const span = from && to ? 'both' : from ? 'from' : to ? 'to' : 'all'
  return (
    <p className={styles.printed}>
      <strong>
        <FormattedMessage id="history.print.days" values={{ kind: kindName, span, from, to }} />
      </strong>
      {SPACE}
      <span>
        <FormattedMessage id="history.print.zone" values={{ zone: formatZone(timeZone) }} />
      </span>
    </p>
  )
}
