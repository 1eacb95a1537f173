import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useServerNow } from '../../../format/use-server-now.ts'
import { toDay } from './days.ts'
import { type HistoryFilter, PRESETS, presetDays } from './history-filter.ts'
import styles from './history.module.css'

const NOW_REFRESH_MS = 60_000

type Change = (part: Partial<HistoryFilter>) => void

type Days = { filter: HistoryFilter; zone: string; onChange: Change }

/** The first and last day, with presets. */
export function DayRange({ filter, zone, onChange }: Days) {
  const now = useServerNow(NOW_REFRESH_MS)
  const today = toDay(now, zone)
  return (
    <div className={styles.days}>
      <div className={styles.presets}>
        {PRESETS.map((preset) => {
          const days = presetDays(preset, now, zone)
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={days.from === filter.from && days.to === filter.to}
              onClick={() => onChange(days)}
            >
              <FormattedMessage id={`history.preset.${preset}`} />
            </button>
          )
        })}
      </div>
      <DayField label="history.from" value={filter.from} max={today} onChoose={(from) => onChange({ from })} />
      <DayField label="history.to" value={filter.to} max={today} onChoose={(to) => onChange({ to })} />
    </div>
  )
}

type DayProps = {
  label: 'history.from' | 'history.to'
  value: string
  max: string
  onChoose: (day: string) => void
}

function DayField({ label, value, max, onChoose }: DayProps) {
  const id = useId()
  return (
    <div className={styles.day}>
      <label htmlFor={id}>
        <FormattedMessage id={label} />
      </label>
      <input
        id={id}
        type="date"
        min="2000-01-01"
        max={max}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  )
}
