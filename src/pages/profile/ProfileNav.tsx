import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { ROUTES } from '../../base/routes.ts'
import styles from './Profile.module.css'

const LINKS: readonly { path: string; text: MessageKey }[] = [
  { path: ROUTES.profile, text: 'profile.overview' },
  { path: ROUTES.profileAccess, text: 'profile.access' },
  { path: ROUTES.profileBonuses, text: 'profile.bonuses' },
  { path: ROUTES.profileHistory, text: 'profile.history' },
  { path: ROUTES.profileLimits, text: 'profile.limits' },
  { path: ROUTES.profileSetting, text: 'profile.setting' },
]

/** Navigation between the sections of the profile; on a narrow screen it scrolls to show the current one. */
export function ProfileNav() {
  const [path] = useLocation()
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const link = nav.current?.children[LINKS.findIndex((each) => each.path === path)]
    if (!nav.current || !(link instanceof HTMLElement)) return
    // Sets `scrollLeft` instead of `scrollIntoView`, which would also scroll the page.
    nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2
  }, [path])
  return (
    <nav ref={nav} className={styles.sections} aria-label={useIntl().formatMessage({ id: 'profile.sections' })}>
      {LINKS.map((link) => (
        <Link key={link.path} href={link.path} aria-current={path === link.path ? 'page' : undefined}>
          <FormattedMessage id={link.text} />
        </Link>
      ))}
    </nav>
  )
}
