import { useIntl } from 'react-intl'
import { OFFERED_LOCALES, LANGUAGES, localeTag, supportedLocale } from '#domain/languages/locales.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLocale } from '../i18n/locale.tsx'
import styles from './LanguageControl.module.css'

/** A native select laid over a globe icon: it works by keyboard and touch, and before the texts have loaded. */
export function LanguageControl() {
  const { formatMessage } = useIntl()
  const { locale, setLocale } = useLocale()
  return (
    <span className={styles.control}>
      <Icon name="globe" />
      <select
        aria-label={formatMessage({ id: 'language.label' })}
        value={locale}
        onChange={(event) => {
          const chosen = supportedLocale(event.target.value)
          if (chosen) void setLocale(chosen)
        }}
      >
        {OFFERED_LOCALES.map((each) => (
          <option key={each} value={each} lang={localeTag(each)}>
            {LANGUAGES[each].name}
          </option>
        ))}
      </select>
    </span>
  )
}
