import { useIntl } from 'react-intl'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMinAge } from '../../offers/use-min-age.ts'
import { LEGAL_CONTENTS } from './contents.tsx'
import type { LegalPageName } from './legal-text.ts'
import styles from '../policy/policy.module.css'

/** /responsible-gambling, /bonus-terms, /rules and /complaints, in the player's language. */
export default function LegalPage({ page }: { page: LegalPageName }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const minAge = useMinAge()
  const title = formatMessage({ id: `legal.${page}` })
  usePageTitle(title)
  const Content = LEGAL_CONTENTS[locale]
  return (
    <div className={`app-page ${styles.page}`}>
      <article className={styles.article}>
        <h1>{title}</h1>
        <p className={styles.lead}>{formatMessage({ id: `legal.${page}.lead` })}</p>
        <Content page={page} minAge={minAge} />
      </article>
    </div>
  )
}
