import { useState, type ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { company } from '#domain/settings/configuration.ts'
import { byLocale } from '#domain/languages/by-locale.ts'
import { LANGUAGES, type Locale, LOCALES, localeTag, OFFERED_LOCALES } from '#domain/languages/locales.ts'
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
import agreement from '../../../lang/pages/agreement/*.md?languages=policy'
import agreementOpenings from '../../../lang/pages/agreement/*.md?languages=opening'
import confidential from '../../../lang/pages/confidential/*.md?languages=policy'
import confidentialOpenings from '../../../lang/pages/confidential/*.md?languages=opening'
import kyc from '../../../lang/pages/kyc/*.md?languages=policy'
import kycOpenings from '../../../lang/pages/kyc/*.md?languages=opening'
import styles from './policy.module.css'

type PolicyTexts = {
  /** In the page's own chunk, so that they show before the text loads. */
  openings: Record<Locale, PolicyOpening>
  /** The text after the opening, one chunk per policy and language. */
  contents: Record<Locale, ComponentType<object>>
}

const TEXTS: Readonly<Record<PolicyName, PolicyTexts>> = {
  agreement: { openings: agreementOpenings, contents: getContents(agreement) },
  kyc: { openings: kycOpenings, contents: getContents(kyc) },
  confidential: { openings: confidentialOpenings, contents: getContents(confidential) },
}

function getContents(load: Record<Locale, () => Promise<{ default: PolicyText }>>): PolicyTexts['contents'] {
  return byLocale((lang) =>
    lazyComponent(async () => {
      const { default: text } = await load[lang]()
      return { default: () => <Article text={text} lang={lang} /> }
    }, ArticleSkeleton),
  )
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
  const { openings, contents } = TEXTS[name]
  const { title, lead } = openings[lang]
  const Content = contents[lang]
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
                {LANGUAGES[each].name}
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
