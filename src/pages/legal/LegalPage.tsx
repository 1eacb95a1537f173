import { useIntl } from 'react-intl'
import { byLocale } from '#domain/languages/by-locale.ts'
import imports from '../../../lang/pages/*.md?languages=legal'
import { usePageTitle } from '../../base/use-page-title.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMinAge } from '../../offers/use-min-age.ts'
import type { LegalPageName } from './legal-text.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { ArticleSkeleton } from '../policy/ArticleSkeleton.tsx'
import { Sections } from './Sections.tsx'
import styles from '../policy/policy.module.css'

type ContentProps = { page: LegalPageName; minAge: number }

/** The texts of the pages, one chunk per language. */
const LEGAL_CONTENTS = byLocale((locale) =>
  lazyComponent(async () => {
    const { default: texts } = await imports[locale]()
    return {
      default: ({ page, minAge }: ContentProps) => <Sections page={page} minAge={minAge} sections={texts[page]} />,
    }
  }, ArticleSkeleton),
)

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
