import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './board.module.css'
import { DrawTray } from './DrawTray.tsx'
import { KenoResult } from './KenoResult.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import { PicksNote } from './PicksNote.tsx'
import { TopPay } from './TopPay.tsx'
import type { Keno } from './use-keno.ts'

const LEGEND = ['picked', 'hit', 'drawn'] as const

/** The last result, the ten balls, the forty numbers with `children` below, and the buttons to pick and clear numbers. */
export function KenoBoard({ keno, children }: { keno: Keno; children: ElementChildren }) {
  const intl = useIntl()
  const { line, original } = keno
  return (
    <div className={styles.board}>
      <KenoResult keno={keno} />
      <DrawTray keno={keno} />
      <NumberGrid keno={keno} />
      <div className={styles.line}>
        <PicksNote keno={keno} />
        <TopPay keno={keno} />
      </div>
      {children}
      <div className={styles.tools}>
        <Button aria-disabled={original.busy} onClick={keno.autoPick}>
          {intl.formatMessage({ id: 'keno.autoPick' })}
        </Button>
        <Button aria-disabled={original.busy || line.picks.length === 0} onClick={keno.clear}>
          {intl.formatMessage({ id: 'keno.clear' })}
        </Button>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {LEGEND.map((mark) => (
          <li key={mark}>
            <i className={styles.sample} data-mark={mark} />
            <span>{intl.formatMessage({ id: `keno.mark.${mark}` })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
