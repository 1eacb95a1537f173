import { useRef } from 'react'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { useNear } from '../../ui/use-near.ts'
import styles from './LazyTournaments.module.css'

const Shown = lazyComponent(withRareTexts(() => import('./HomeTournaments.tsx')))

/**
 * The tournaments section, a lazy chunk that loads when the section comes near the viewport; its space is reserved from
 * the start. Nothing in a break.
 */
export function LazyTournaments() {
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === false) return null
  return <Room isRead={mayGetOffers !== undefined} />
}

function Room({ isRead }: { isRead: boolean }) {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room, false)
  return (
    <div ref={room} className={styles.room}>
      {near && isRead && <Shown />}
    </div>
  )
}
