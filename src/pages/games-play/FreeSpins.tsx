import { FormattedMessage } from 'react-intl'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { useMoment } from '../../app/moment.ts'
import styles from './GamesPlay.module.css'

/** Says what free spins there are here, and until when: the game uses them before it takes money. */
export function FreeSpins({ spins }: { spins: FreeSpinRow[] }) {
  const moment = useMoment()
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
