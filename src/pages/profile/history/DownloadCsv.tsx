import { useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useReachable } from '../../../data/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import type { HistoryFilter, HistoryRange } from './history-filter.ts'
import { type CsvDownload, useCsvDownload } from './use-csv-download.ts'
import { SPACE } from '../../../ui/children.ts'
import styles from './history.module.css'

type Props = { filter: HistoryFilter; range: HistoryRange; timeZone: string }

/** Downloads all lines of the chosen days as a file, including those that are not loaded. */
export function DownloadCsv({ filter, range, timeZone }: Props) {
  const { state, start, cancel } = useCsvDownload(filter, range, timeZone)
  const reachable = useReachable()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isPreparing = state.phase === 'preparing'
  return (
    <div className={styles.csv}>
      <Button ref={button} busy={isPreparing} aria-disabled={!reachable} aria-describedby={id} onClick={start}>
        <FormattedMessage id="history.csv.download" />
      </Button>
      {isPreparing && (
        <>
          <span>
            <FormattedMessage id="history.csv.preparing" values={{ count: state.lines }} />
          </span>
          <Button
            variant="quiet"
            onClick={() => {
              cancel()
              button.current?.focus()
            }}
          >
            <FormattedMessage id="history.csv.cancel" />
          </Button>
        </>
      )}
      <output id={id}>
        {!reachable && !isPreparing ? <FormattedMessage id="history.csv.offline" /> : <Outcome state={state} />}
      </output>
    </div>
  )
}

/** Announced only at the end: each progress update would be noise for screen readers. */
function Outcome({ state }: { state: CsvDownload }) {
  switch (state.phase) {
    case 'done':
      return state.lines === 0 ? (
        <FormattedMessage id="history.nothing" />
      ) : (
        <FormattedMessage id="history.csv.done" values={{ count: state.lines }} />
      )
    case 'failed':
      return (
        <>
          <span>
            <FormattedMessage id="history.csv.failed" />
          </span>
          {SPACE}
          <span>
            <FormattedMessage id={`error.${state.code}`} />
          </span>
        </>
      )
    default:
      return null
  }
}
