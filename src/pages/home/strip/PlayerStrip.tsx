import { ROUTES } from '../../../base/routes.ts'
import { lazyComponent } from '../../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../../i18n/protection-texts.ts'
import { MORE_LINKS } from '../../../navigation/navigation-more.ts'
import { useShownLinks } from '../../../navigation/use-shown-links.ts'
import { useMayGetOffers } from '../../../protection/use-may-get-offers.ts'
import { BonusPart } from './BonusPart.tsx'
import { TournamentPart } from './TournamentPart.tsx'
import styles from './strip.module.css'

const BreakNote = lazyComponent(withProtectionTexts(() => import('../../../protection/BreakNote.tsx')))

/**
 * The wagering of the player's bonus and the place in a tournament in one strip, each with a way on where there is
 * none; the end of a break instead of both.
 */
export default function PlayerStrip() {
  const links = useShownLinks(MORE_LINKS)
  const mayGetOffers = useMayGetOffers()
  if (mayGetOffers === undefined) return null
  if (!mayGetOffers) return <BreakNote className={`${styles.strip} ${styles.note}`} />
  return (
    <div className={styles.strip}>
      <BonusPart />
      {links.some(({ path }) => path === ROUTES.tournaments) && <TournamentPart />}
    </div>
  )
}
