import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { company } from '#domain/settings/configuration.ts'
import { LOCALE_NAMES, type Locale, LOCALES, localeTag, OFFERED_LOCALES } from '#domain/account/locales.ts'
import ConsentChoices from '../../consent/ConsentChoices.tsx'
import { CONSENT_IS_OFFERED } from '../../consent/is-offered.ts'
import { ROUTES } from '../../base/routes.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { POLICY_CONTENTS } from './contents.tsx'
import { OPENINGS } from './openings.ts'
import { POLICIES, POLICY_PATHS, type PolicyPath } from './policies.ts'
import styles from './policy.module.css'

/**
 * /policy/…: a text of the operator, by default in the legally binding language, with links to its translations and to
 * the other policies.
 */
export default function PolicyPage({ path }: { path: PolicyPath }) {
  const { name, binds } = POLICIES[path]
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  // A language chosen on one policy does not apply to the next.
  const [chosen, setChosen] = useState<{ path: PolicyPath; lang: Locale } | null>(null)
  const lang = chosen?.path === path ? chosen.lang : binds
  const { title, lead } = OPENINGS[name][lang]
  const Content = POLICY_CONTENTS[name][lang]
  usePageTitle(formatMessage({ id: `policy.${name}` }))
  return (
    <div className={`app-page ${styles.page}`}>
      <article lang={localeTag(lang)} className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div lang={localeTag(locale)} className={styles.other}>
          <p>
            <FormattedMessage id={`policy.binds.${binds}`} />
          </p>
          <fieldset className={styles.languages}>
            <legend className="sr-only">
              <FormattedMessage id="policy.languages" />
            </legend>
            {LOCALES.filter((each) => each === binds || OFFERED_LOCALES.includes(each)).map((each) => (
              <button
                key={each}
                type="button"
                lang={localeTag(each)}
                aria-pressed={each === lang}
                onClick={() => setChosen({ path, lang: each })}
              >
                {LOCALE_NAMES[each]}
              </button>
            ))}
          </fieldset>
        </div>
        <Content />
        {company !== null && <p translate="no">{company}</p>}
      </article>
      {CONSENT_IS_OFFERED && path === ROUTES.policyConfidential && <ConsentChoices />}
      <nav className={styles.others} aria-label={formatMessage({ id: 'policy.others' })}>
        {POLICY_PATHS.map((each) => (
          <Link key={each} href={each} aria-current={each === path ? 'page' : undefined}>
            {`${formatMessage({ id: `policy.${POLICIES[each].name}` })} · ${POLICIES[each].binds.toUpperCase()}`}
          </Link>
        ))}
      </nav>
    </div>
  )
}
