import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { Viewer } from '../../../worker/db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withZoneCities } from '../../i18n/zone-cities.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { newExclusionAtom } from '../../protection/new-exclusion.ts'
import { Bell } from './notifications/Bell.tsx'
import { readStoredProtection } from '../../data/protection-queries.ts'
import { useViewer } from '../../data/queries.ts'
import NotFound from '../../errors/NotFound.tsx'
import { PremiumBadge } from '../vip-club/PremiumBadge.tsx'
import { Guest } from './Guest.tsx'
import { Overview } from './Overview.tsx'
import { ProfileNav } from './ProfileNav.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'
import styles from './Profile.module.css'

type Section = { path: string; title: MessageKey; Content: ComponentType<{ viewer: Viewer }> }

/** The pages of the profile; each section is a lazy chunk. */
const SECTIONS: readonly Section[] = [
  { path: ROUTES.profile, title: 'nav.profile', Content: Overview },
  {
    path: ROUTES.profileAccess,
    title: 'profile.access',
    Content: lazyComponent(() => import('./access/Access.tsx'), SectionSkeleton),
  },
  {
    path: ROUTES.profileBonuses,
    title: 'profile.bonuses',
    Content: lazyComponent(
      withRareTexts(() => import('./bonuses/ProfileBonuses.tsx')),
      SectionSkeleton,
    ),
  },
  {
    path: ROUTES.profileHistory,
    title: 'profile.history',
    Content: lazyComponent(() => import('./history/History.tsx'), SectionSkeleton),
  },
  {
    path: ROUTES.profileNotifications,
    title: 'toast.region',
    Content: lazyComponent(() => import('./notifications/Notifications.tsx'), SectionSkeleton),
  },
  {
    path: ROUTES.profileSetting,
    title: 'profile.setting',
    Content: lazyComponent(
      withZoneCities(() => import('./setting/Setting.tsx')),
      SectionSkeleton,
    ),
  },
  {
    path: ROUTES.profileLimits,
    title: 'profile.limits',
    Content: lazyComponent(withRareTexts(withProtectionTexts(() => import('./limits/Limits.tsx'))), SectionSkeleton),
  },
]

/** Read before the first paint: a break leaves out rows of the balances. */
export const protectionRead = readStoredProtection()

const NewExclusion = lazyComponent(withProtectionTexts(() => import('../../protection/NewExclusion.tsx')))

export default function ProfilePages() {
  const [path] = useLocation()
  const section = SECTIONS.find((each) => each.path === path)
  return section ? <ProfileSection section={section} /> : <NotFound />
}

/** The frame of every section: its title and the navigation; guests see a login prompt instead. */
function ProfileSection({ section: { path, title, Content } }: { section: Section }) {
  usePageTitle(useIntl().formatMessage({ id: title }))
  const viewer = useViewer()
  const isExcluded = useAtomValue(newExclusionAtom) !== null
  return (
    <div className={`app-page ${styles.page}`}>
      <div className={styles.row}>
        <h1>
          <FormattedMessage id="nav.profile" />
        </h1>
        {viewer?.player?.isPremium && <PremiumBadge />}
        {viewer?.loggedIn && <Bell />}
      </div>
      <ProfileNav />
      {viewer?.loggedIn === false && (isExcluded ? <NewExclusion /> : <Guest />)}
      {viewer?.loggedIn && (
        <Boundary resetKey={path} fallback={CrashedSection}>
          <Content viewer={viewer} />
        </Boundary>
      )}
      {!viewer && <SectionSkeleton />}
    </div>
  )
}
