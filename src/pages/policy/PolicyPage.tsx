import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { company } from '../../../worker/rules/configuration.ts'
import { localeTag } from '../../../worker/rules/locales.ts'
import ConsentChoices from '../../app/consent/ConsentChoices.tsx'
import { CONSENT_IS_OFFERED } from '../../app/consent/is-offered.ts'
import { ROUTES } from '../../app/routes.ts'
import { useLocale } from '../../app/locale.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { POLICIES, POLICY_PATHS, type PolicyPath } from './policies.tsx'
import { SPACE } from '../../ui/children.ts'
import styles from './policy.module.css'

/** /policy/…: a text of the operator in its own language, and the way to the others. */
export default function PolicyPage({ path }: { path: PolicyPath }) {
  const { name, lang, title, lead, Content } = POLICIES[path]
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  usePageTitle(formatMessage({ id: name }))
  const own = POLICY_PATHS.find((other) => POLICIES[other].name === name && POLICIES[other].lang === locale)
  return (
    <div className={`app-page ${styles['page']}`}>
      <article lang={localeTag(lang)} className={styles['article']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {locale !== lang && (
          <p lang={localeTag(locale)} className={styles['other']}>
            <FormattedMessage id={`policy.written.${lang}`} />
            {SPACE}
            {own && (
              <Link href={own}>
                <FormattedMessage id="policy.own" />
              </Link>
            )}
          </p>
        )}
        <Content />
        {company !== null && <p translate="no">{company}</p>}
      </article>
      {CONSENT_IS_OFFERED && path === ROUTES.policyConfidential && <ConsentChoices />}
      <nav className={styles['others']} aria-label={formatMessage({ id: 'policy.others' })}>
        {POLICY_PATHS.map((each) => (
          <Link key={each} href={each} aria-current={each === path ? 'page' : undefined}>
            {`${formatMessage({ id: POLICIES[each].name })} · ${POLICIES[each].lang.toUpperCase()}`}
          </Link>
        ))}
      </nav>
    </div>
  )
}
