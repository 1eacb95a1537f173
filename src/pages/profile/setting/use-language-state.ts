import { useState } from 'react'
import type { Locale } from '#domain/account/locales.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { useViewer } from '../../../data/queries.ts'
import type { SettingState } from './use-setting.ts'

/** Switches the language of the interface and saves it; `setLocale` reports a rejection. */
export function useLanguageState(): { state: SettingState; choose: (locale: Locale) => Promise<void> } {
  const viewer = useViewer()
  const { locale, setLocale } = useLocale()
  const [chosen, setChosen] = useState<Locale | null>(null)
  const [saving, setSaving] = useState(false)
  const waiting = viewer?.chosen.locale !== undefined
  const isSaved = chosen === locale && viewer?.player?.locale === chosen

  async function choose(next: Locale): Promise<void> {
    setSaving(true)
    await setLocale(next)
    setChosen(next)
    setSaving(false)
  }

  if (saving) return { state: 'saving', choose }
  return { state: waiting ? 'queued' : isSaved ? 'saved' : null, choose }
}
