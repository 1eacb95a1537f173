import { FormattedMessage } from 'react-intl'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { areSpinsActive } from '../../../worker/rules/bonus.ts'
import { useMoment } from '../../app/moment.ts'
import { useServerNow } from '../../app/server-now.ts'
import styles from './GamesPlay.module.css'

/** Says what free spins there are here, and until when: the game uses them before it takes money. */
export function FreeSpins({ rows }: { rows: FreeSpinRow[] }) {
  const moment = useMoment()
  const now = useServerNow()
  const spins = rows.filter((row) => areSpinsActive(row, now)).toSorted((a, b) => a.expiresAt - b.expiresAt)
  const [next] = spins
  if (!next) return null
  const left = spins.every((row) => row.left !== null) ? spins.reduce((sum, row) => sum + (row.left ?? 0), 0) : null
  const until = moment(next.expiresAt)
  return (
    <output className={styles['spins']} data-testid="free-spins">
      {left === null ? (
        <FormattedMessage id="play.spinsSome" values={{ until }} />
      ) : (
        <FormattedMessage id="play.spins" values={{ left, until }} />
      )}
    </output>
  )
}
