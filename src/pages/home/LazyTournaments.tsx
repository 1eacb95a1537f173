import { useRef } from 'react'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { useNear } from '../../ui/use-near.ts'
import styles from './home-tournaments.module.css'

const Shown = lazyComponent(withRareTexts(() => import('./HomeTournaments.tsx')))

/**
 * The tournaments section, a lazy chunk that loads when the section comes near the viewport; its space is reserved from
 * the start.
 */
export function LazyTournaments() {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room, false)
  return (
    <div ref={room} className={styles.room}>
      {near && <Shown />}
    </div>
  )
}
