import { FormattedMessage, useIntl } from 'react-intl'
import type { HistoryFilter } from './filter.ts'
import { isDay } from './days.ts'
import { SPACE } from '../../../ui/children.ts'
import styles from './history.module.css'

/** What the lines are of, on paper: the tabs and the fields that say so on a screen are not printed. */
export function PrintedDays({
  kindName,
  filter,
  timeZone,
}: {
  kindName: string
  filter: HistoryFilter
  timeZone: string
}) {
  const { formatDate } = useIntl()
  const [from, to] = [filter.from, filter.to].map((day) =>
    isDay(day)
      ? formatDate(Date.parse(day), { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
      : '',
  )
  const span = from && to ? 'both' : from ? 'from' : to ? 'to' : 'all'
  return (
    <p className={styles['printed']}>
      <strong>
        <FormattedMessage id="history.print.days" values={{ kind: kindName, span, from, to }} />
      </strong>
      {SPACE}
      <span>
        <FormattedMessage id="history.print.zone" values={{ zone: timeZone }} />
      </span>
    </p>
  )
}
