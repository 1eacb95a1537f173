import { useIntl } from 'react-intl'
import { OFFERED_LOCALES, LOCALE_NAMES, supportedLocale } from '#domain/account/locales.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { Saved } from './Saved.tsx'
import { useLanguageState } from './use-language-state.ts'
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
        options={OFFERED_LOCALES.map((each) => ({ value: each, text: LOCALE_NAMES[each] }))}
        onChoose={(value) => {
          const chosen = supportedLocale(value)
          if (chosen) void choose(chosen)
        }}
      />
      <Saved state={state} />
    </div>
  )
}
