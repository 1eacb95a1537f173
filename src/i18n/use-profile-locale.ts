import { useEffect, useRef } from 'react'
import { defaultLocale } from '../../worker/domain/settings/configuration.ts'
import { supportedLocale } from '../../worker/domain/account/locales.ts'
import { useViewer } from '../data/queries.ts'
import { useLocale } from './locale.tsx'

/** On a log-in in this tab the interface takes the profile's language, English where it is none of ours (spec 4). */
export function useProfileLocale(): void {
  const viewer = useViewer()
  const { locale, showLocale } = useLocale()
  const wasGuest = useRef(false)
  useEffect(() => {
    if (!viewer) return
    if (!viewer.loggedIn) wasGuest.current = true
    if (!viewer.player || !wasGuest.current) return
    wasGuest.current = false
    const own = viewer.player.locale
    if (own === null) return
    const supported = supportedLocale(own)
    // A language that we have no texts for stays in the profile: it is only not shown.
    const shown = supported ?? defaultLocale
    if (shown !== locale) void showLocale(shown)
  }, [viewer, locale, showLocale])
}
