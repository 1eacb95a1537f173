import { useLayoutEffect } from 'react'
import { Link } from 'wouter'
import { getPackTerms } from '#domain/money/welcome-pack.ts'
import { saveMark } from '../../base/device-mark.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useWelcomePack } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import hero from './Hero.module.css'

/** A pack fetched less than this ago is not fetched again, ms. */
const GOOD_FOR_MS = 600_000

/**
 * The welcome pack in the guest's hero: the operator's title and the terms. Where there is none, the hero does without its
 * room, from the next first paint on too.
 */
export default function WelcomeOffer() {
  const pack = useWelcomePack()
  const reachable = useReachable()
  useRefresh(() => commands.bonuses.refreshWelcomePack({ olderThanMs: GOOD_FOR_MS }))
  const isFailed = useAppState('problems')?.parts.welcomePack !== undefined || !reachable
  const isKnown = pack !== undefined && (pack !== null || isFailed)
  const isNone = !pack || pack.steps.length === 0
  useLayoutEffect(() => {
    if (isKnown) saveMark('pack', isNone ? 'none' : null)
  }, [isKnown, isNone])
  if (isNone) return null
  return (
    <>
      <Link className={hero.pack} href={ROUTES.welcomePack}>
        {pack.title}
      </Link>
      <OfferTerms currency={pack.currency} {...getPackTerms(pack.steps)} />
    </>
  )
}
