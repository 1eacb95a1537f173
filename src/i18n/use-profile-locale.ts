import { useEffect, useRef } from 'react'
import { defaultLocale } from '#domain/settings/configuration.ts'
import { supportedLocale } from '#domain/languages/locales.ts'
import { useViewer } from '../data/queries.ts'
import { useLocale } from './locale.tsx'

/** After a login in this tab, shows the profile's language, or the default language where we do not support it. */
export function useProfileLocale(): void {
  const viewer = useViewer()
  const { locale, showLocale } = useLocale()
  const wasGuest = useRef(false)
  useEffect(() => {
    if (!viewer) return
    if (!viewer.loggedIn) wasGuest.current = true
    if (!viewer.player || !wasGuest.current) return
    wasGuest.current = false
    const profileLocale = viewer.player.locale
    if (profileLocale === null) return
    const supported = supportedLocale(profileLocale)
    // An unsupported language stays in the profile; it is just not shown.
    const shown = supported ?? defaultLocale
    if (shown !== locale) void showLocale(shown)
  }, [viewer, locale, showLocale])
}
