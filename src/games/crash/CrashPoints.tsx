import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { CrashState } from '#db/view.ts'
import history from '../table/round/history.module.css'
import { useMultiplier } from '../table/round/multiplier.ts'

/** From this point on, in hundredths, a crash point is highlighted as high. */
const HIGH = 200
const ROOM_FOR = 8

type Points = CrashState['last']
type Props = {
  points: Points | null
  /** The very first round is running, so there is no text about earlier rounds. */
  isFirstOn: boolean
  onCheck: (roundId: string) => void
}

/** Crash points of the last rounds, newest first; each opens its check. */
export const CrashPoints = memo(Chips, (before, now) => {
  const isSame = newest(before.points) === newest(now.points) && before.isFirstOn === now.isFirstOn
  return isSame && before.onCheck === now.onCheck
})

function newest(points: Points | null): string | null {
  return points && `${points[0]?.id} ${points.length}`
}

function Chips({ points, isFirstOn, onCheck }: Props) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  if (points === null) {
    return (
      <div className={history.chips} aria-busy="true">
        {Array.from({ length: ROOM_FOR }, (_, at) => (
          <span key={at} className={`skeleton ${history.skeletonChip}`} />
        ))}
      </div>
    )
  }
  if (points.length === 0) {
    return <p className={history.chips}>{isFirstOn ? null : intl.formatMessage({ id: 'crash.points.none' })}</p>
  }
  return (
    <ul className={history.chips} aria-label={intl.formatMessage({ id: 'crash.points' })}>
      {points.map(({ id, point }) => (
        <li key={id}>
          <button
            type="button"
            className={history.chip}
            data-outcome={point >= HIGH ? 'win' : 'loss'}
            aria-label={intl.formatMessage({ id: 'crash.points.check' }, { point: multiplier(point) })}
            onClick={() => onCheck(id)}
          >
            <span translate="no">{multiplier(point)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
