import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, Link } from 'wouter'
import type { Viewer } from '#db/view.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withPushTexts } from '../../i18n/push-texts.ts'
import { withZoneCities } from '../../i18n/zone-cities.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { newExclusionAtom } from '../../protection/new-exclusion.ts'
import { useProtection } from '../../protection/use-protection.ts'
import { Bell } from '../../notices/Bell.tsx'
import { readStoredProtection } from '../../data/protection-queries.ts'
import { useViewer } from '../../data/queries.ts'
import NotFound from '../../errors/NotFound.tsx'
import { PremiumBadge } from '../vip-club/PremiumBadge.tsx'
import { Overview } from './Overview.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
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
    Content: lazyComponent(
      withPushTexts(() => import('./notifications/Notifications.tsx')),
      SectionSkeleton,
    ),
  },
  {
    path: ROUTES.profileSetting,
    title: 'profile.setting',
    Content: lazyComponent(withPushTexts(withZoneCities(() => import('./setting/Setting.tsx'))), SectionSkeleton),
  },
  {
    path: ROUTES.profileLimits,
    title: 'profile.limits',
    Content: lazyComponent(withRareTexts(withProtectionTexts(() => import('./limits/Limits.tsx'))), SectionSkeleton),
  },
]

/** Read before the first paint: a break leaves out rows of the balances. */
export const protectionRead = readStoredProtection()

const CalmPage = lazyComponent(withProtectionTexts(() => import('../../protection/CalmPage.tsx')))
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
        {viewer?.loggedIn && <Bell className={styles.bell} />}
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

/** Asks for a log-in; in a break or an exclusion that a player has left on this device, says so instead. */
function Guest() {
  const setModal = useSetAtom(modalAtom)
  const protection = useProtection()
  if (!protection) return <SectionSkeleton />
  if (protection.block)
    return (
      <section className={styles.card}>
        <CalmPage />
      </section>
    )
  return (
    <section className={`${styles.card} ${styles.invite}`}>
      <p>
        <FormattedMessage id="profile.guest" />
      </p>
      <div className={styles.row}>
        <Button variant="primary" onClick={() => setModal({ name: 'login' })}>
          <FormattedMessage id="guest.enter" />
        </Button>
        <Button onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="home.guest.join" />
        </Button>
      </div>
    </section>
  )
}

const LINKS: readonly { path: string; text: MessageKey }[] = [
  { path: ROUTES.profile, text: 'profile.overview' },
  { path: ROUTES.profileAccess, text: 'profile.access' },
  { path: ROUTES.profileBonuses, text: 'profile.bonuses' },
  { path: ROUTES.profileHistory, text: 'profile.history' },
  { path: ROUTES.profileLimits, text: 'profile.limits' },
  { path: ROUTES.profileSetting, text: 'profile.setting' },
]

/** Navigation between the sections of the profile. */
function ProfileNav() {
  const [path] = useLocation()
  return (
    <nav className={styles.sections} aria-label={useIntl().formatMessage({ id: 'profile.sections' })}>
      {LINKS.map((link) => (
        <Link key={link.path} href={link.path} aria-current={path === link.path ? 'page' : undefined}>
          <FormattedMessage id={link.text} />
        </Link>
      ))}
    </nav>
  )
}
