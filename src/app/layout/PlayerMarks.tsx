import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { VipRow } from '#db/view.ts'
import { computeLevelProgress } from '#domain/player/vip.ts'
import { useVip } from '../../data/money-queries.ts'
import { Bell } from '../../notices/Bell.tsx'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import styles from './PlayerMarks.module.css'
import './level-ring.css'

/** What the header says about the player and its first paint does not need: notifications, and the level in the club. */
export default function PlayerMarks() {
  const vip = useVip()
  const mayGetOffers = useMayGetOffers()
  return (
    <>
      <Bell className={styles.wide} />
      {vip && mayGetOffers && <LevelMark vip={vip} />}
    </>
  )
}

/** Draws the level as a ring around the icon of the profile, in header and bottom bar, and says it in words. */
function LevelMark({ vip }: { vip: VipRow }) {
  const { formatMessage } = useIntl()
  const progress = computeLevelProgress(vip)
  const { share = 0, rank = 0 } = progress ?? {}
  const isKnown = progress !== null
  useEffect(() => {
    if (!isKnown) return undefined
    const { dataset, style } = document.documentElement
    dataset['clubLevel'] = ''
    style.setProperty('--level-share', `${share}`)
    style.setProperty('--level-rank', `${rank}`)
    return () => void delete dataset['clubLevel']
  }, [isKnown, share, rank])
  if (!isKnown) return null
  const { level, points, nextAt, levels } = vip
  const name = levels.find(({ id }) => id === level)?.name ?? formatMessage({ id: 'vip.noLevel' })
  const way =
    nextAt === null
      ? formatMessage({ id: 'vip.last' })
      : formatMessage({ id: 'vip.next' }, { points: Math.max(0, nextAt - points) })
  return <span className="sr-only">{`${formatMessage({ id: 'vip.level' }, { name })}. ${way}`}</span>
}
