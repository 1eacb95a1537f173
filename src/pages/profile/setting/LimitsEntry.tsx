import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../../../base/routes.ts'
import { DEPOSIT_LIMIT_KINDS, getLeast } from '#domain/protection/restrictions.ts'
import { BlockText } from '../../../protection/BlockText.tsx'
import { LimitLeft } from '../../../protection/LimitLeft.tsx'
import { useIsProtectionOffered } from '../../../protection/use-is-protection-offered.ts'
import { useProtection, type Protection } from '../../../protection/use-protection.ts'
import profile from '../Profile.module.css'

/** The way to the limits and breaks, with their state in one line. */
export default function LimitsEntry() {
  const protection = useProtection()
  return (
    <section className={profile.card}>
      <h2>
        <FormattedMessage id="protection.title" />
      </h2>
      <p className={profile.hint}>{protection && <State protection={protection} />}</p>
      <Link className={profile.to} href={ROUTES.profileLimits}>
        <FormattedMessage id="limits.open" />
      </Link>
    </section>
  )
}

function State({ protection: { block, limits, known } }: { protection: Protection }) {
  const isOffered = useIsProtectionOffered()
  if (block) return <BlockText block={block} />
  const least = getLeast(limits, DEPOSIT_LIMIT_KINDS)
  if (!isOffered) return <FormattedMessage id="limits.notOffered" />
  if (limits.length === 0) return <FormattedMessage id={known ? 'limits.noneSet' : 'limits.unknown'} />
  if (!least || !known) return <FormattedMessage id="limits.some" />
  return <LimitLeft {...least} currency={known.currency} />
}
