import { useEffect } from 'react'
import { Link } from 'wouter'
import { getPackTerms } from '#domain/money/welcome-pack.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useWelcomePack } from '../../data/money-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import styles from './Hero.module.css'

/** A pack fetched less than this ago is not fetched again, ms. */
const GOOD_FOR_MS = 600_000

/** The welcome pack in the guest's hero: the operator's title and the terms; nothing while it is unknown. */
export default function WelcomeOffer() {
  const pack = useWelcomePack()
  const reachable = useReachable()
  useEffect(() => {
    if (reachable) void commands.bonuses.refreshWelcomePack({ olderThanMs: GOOD_FOR_MS })
  }, [reachable])
  if (!pack || pack.steps.length === 0) return null
  return (
    <>
      <Link className={styles.pack} href={ROUTES.welcomePack}>
        {pack.title}
      </Link>
      <OfferTerms currency={pack.currency} {...getPackTerms(pack.steps)} />
    </>
  )
}
