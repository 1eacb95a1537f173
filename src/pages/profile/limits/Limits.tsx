import { FormattedMessage } from 'react-intl'
import type { Viewer } from '#db/view.ts'
import { commands } from '../../../data/commands.ts'
import { useAppState, useReachable } from '../../../data/queries.ts'
import { useRefresh } from '../../../data/use-refresh.ts'
import { LoadError, StaleSince } from '../../../errors/LoadError.tsx'
import CalmPage from '../../../protection/CalmPage.tsx'
import { useIsProtectionOffered } from '../../../protection/use-is-protection-offered.ts'
import { useProtection } from '../../../protection/use-protection.ts'
import { SectionSkeleton } from '../SectionSkeleton.tsx'
import { BreakCard } from './BreakCard.tsx'
import { CheckIntervalCard } from './CheckIntervalCard.tsx'
import { ExclusionCard } from './ExclusionCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { SessionLimitCard } from './SessionLimitCard.tsx'
import { LimitTable } from './LimitTable.tsx'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

/** Links to the cards that a player looks for in a hurry, below the limits. */
const PARTS = [
  { part: 'break', text: 'break.title', needsOperator: false },
  { part: 'exclusion', text: 'exclusion.title', needsOperator: true },
  { part: 'review', text: 'review.title', needsOperator: false },
] as const

const refresh = () => commands.protection.refresh()

/** Limits, breaks, self-exclusion and the review of the player: /profile/setting/limits. */
export default function Limits({ viewer: { player, wallet } }: { viewer: Viewer }) {
  const protection = useProtection()
  const isOffered = useIsProtectionOffered()
  const reachable = useReachable()
  const problem = useAppState('problems')?.parts.protection
  useRefresh(refresh)
  if (!protection) return <SectionSkeleton />
  const { known, block } = protection
  const currency = known?.currency ?? wallet?.currency ?? null
  // Limits of which nothing is known yet can still be lowered without a connection.
  const isWaiting = isOffered && known === null && reachable && problem === undefined
  const isOfferedNow = isOffered && !isWaiting
  return (
    <>
      <div className={profile.row}>
        <h2 className={styles.title}>
          <FormattedMessage id="protection.title" />
        </h2>
        <StaleSince part="protection" fetchedAt={known?.fetchedAt} />
      </div>
      <p className={styles.parts}>
        {PARTS.filter(({ needsOperator }) => isOfferedNow || !needsOperator).map(({ part, text }) => (
          <a key={part} href={`#${part}`}>
            <FormattedMessage id={text} />
          </a>
        ))}
      </p>
      {block && (
        <div className={profile.card}>
          <CalmPage />
        </div>
      )}
      {isOffered ? (
        <LoadError part="protection" shown={known !== null} again={refresh} />
      ) : (
        <p className={`${profile.hint} ${styles.notOffered}`}>
          <FormattedMessage id="limits.notOffered" />
        </p>
      )}
      {isWaiting && <SectionSkeleton />}
      {isOfferedNow && currency !== null && <LimitTable currency={currency} protection={protection} />}
      {known && <SessionLimitCard currency={known.currency} session={protection.session} />}
      <CheckIntervalCard protection={protection} />
      <BreakCard protection={protection} />
      {isOfferedNow && <ExclusionCard player={player} />}
      <ReviewCard player={player} />
    </>
  )
}
