import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LANGUAGES, type Locale, OFFERED_LOCALES, supportedLocale } from '#domain/languages/locales.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { useViewer } from '../../../data/queries.ts'
import { Saved } from './Saved.tsx'
import type { SettingState } from './use-setting.ts'
import styles from './setting.module.css'

/** The language of the interface, as in the header; stored on this device and in the profile. */
export function LanguageSetting() {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { state, choose } = useLanguageState()
  return (
    <div className={styles.setting}>
      <SelectField
        label={formatMessage({ id: 'language.label' })}
        name="locale"
        value={locale}
        options={OFFERED_LOCALES.map((each) => ({ value: each, text: LANGUAGES[each].name }))}
        onChoose={(value) => {
          const chosen = supportedLocale(value)
          if (chosen) void choose(chosen)
        }}
      />
      <Saved state={state} />
    </div>
  )
}

/** Switches the language of the interface and saves it; `setLocale` reports a rejection. */
function useLanguageState(): { state: SettingState; choose: (locale: Locale) => Promise<void> } {
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
