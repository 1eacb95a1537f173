import { useState, type ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { company } from '#domain/settings/configuration.ts'
import { LOCALE_NAMES, type Locale, LOCALES, localeTag, OFFERED_LOCALES } from '#domain/languages/locales.ts'
import ConsentChoices from '../../consent/ConsentChoices.tsx'
import { CONSENT_IS_OFFERED } from '../../consent/is-offered.ts'
import { ROUTES } from '../../base/routes.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { POLICIES, POLICY_PATHS, type PolicyPath, type PolicyName } from './policies.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'
import type { PolicyText, PolicyOpening } from './policy-text.ts'
import agreementEn from '../../../lang/pages/agreement/en.md?opening'
import agreementKz from '../../../lang/pages/agreement/kz.md?opening'
import agreementRu from '../../../lang/pages/agreement/ru.md?opening'
import confidentialEn from '../../../lang/pages/confidential/en.md?opening'
import confidentialKz from '../../../lang/pages/confidential/kz.md?opening'
import confidentialRu from '../../../lang/pages/confidential/ru.md?opening'
import kycEn from '../../../lang/pages/kyc/en.md?opening'
import kycKz from '../../../lang/pages/kyc/kz.md?opening'
import kycRu from '../../../lang/pages/kyc/ru.md?opening'
import styles from './policy.module.css'

/** By policy and language; in the page's own chunk, so that they show before the text loads. */
const OPENINGS: Readonly<Record<PolicyName, Readonly<Record<Locale, PolicyOpening>>>> = {
  agreement: { en: agreementEn, ru: agreementRu, kz: agreementKz },
  kyc: { en: kycEn, ru: kycRu, kz: kycKz },
  confidential: { en: confidentialEn, ru: confidentialRu, kz: confidentialKz },
}

/** The text after the opening, one chunk per policy and language. */
const POLICY_CONTENTS: Readonly<Record<PolicyName, Readonly<Record<Locale, ComponentType<object>>>>> = {
  agreement: {
    en: contentIn('en', () => import('../../../lang/pages/agreement/en.md?policy')),
    ru: contentIn('ru', () => import('../../../lang/pages/agreement/ru.md?policy')),
    kz: contentIn('kz', () => import('../../../lang/pages/agreement/kz.md?policy')),
  },
  kyc: {
    en: contentIn('en', () => import('../../../lang/pages/kyc/en.md?policy')),
    ru: contentIn('ru', () => import('../../../lang/pages/kyc/ru.md?policy')),
    kz: contentIn('kz', () => import('../../../lang/pages/kyc/kz.md?policy')),
  },
  confidential: {
    en: contentIn('en', () => import('../../../lang/pages/confidential/en.md?policy')),
    ru: contentIn('ru', () => import('../../../lang/pages/confidential/ru.md?policy')),
    kz: contentIn('kz', () => import('../../../lang/pages/confidential/kz.md?policy')),
  },
}

function contentIn(lang: Locale, load: () => Promise<{ default: PolicyText }>): ComponentType<object> {
  return lazyComponent(async () => {
    const { default: text } = await load()
    return { default: () => <Article text={text} lang={lang} /> }
  }, ArticleSkeleton)
}

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
