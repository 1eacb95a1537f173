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
  // The room of the terms, until it is known whether there are any.
  if (isNone) return isKnown ? null : <p />
  return (
    <>
      <Link className={hero.pack} href={ROUTES.welcomePack}>
        <PackTitle title={pack.title} />
      </Link>
      <OfferTerms currency={pack.currency} rates={pack.rates ?? null} {...getPackTerms(pack.steps)} />
    </>
  )
}

/** An amount of money or a percentage, with what stands before and after it. */
const AMOUNT = /^(.*?)((?:\p{Sc}\s?)?\d[\d\s.,]*(?:\s?(?:\p{Sc}|%))|\p{Sc}\s?\d(?:[\d\s.,]*\d)?)(.*)$/su

/** The operator's words around the amount, which is the headline; all of them are, where there is none. */
function PackTitle({ title }: { title: string }) {
  const [, before = '', amount = title, after = ''] = AMOUNT.exec(title) ?? []
  return (
    <>
      {before !== '' && <span>{before}</span>}
      <strong translate="no">{amount}</strong>
      {after !== '' && <span>{after}</span>}
    </>
  )
}
