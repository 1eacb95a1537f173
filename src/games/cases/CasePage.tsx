import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { PartProblem } from '../../app/PartProblem.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { ROUTES } from '../../app/routes.ts'
import { CaseGame } from './CaseGame.tsx'
import styles from './list.module.css'
import { loadCases, useCatalogue } from './use-catalogue.ts'

/** /games/cases/{slug}: a case of the operator's list, or word that there is none of that name. */
export function CasePage({ slug }: { slug: string }) {
  const { cases, failed } = useCatalogue()
  const facts = cases?.find(({ card }) => card.slug === slug)
  if (facts) return <CaseGame facts={facts} />
  if (cases) return <UnknownCase />
  return (
    <div className="app-page">
      <PartProblem part="casesCatalogue" shown={false} again={loadCases} />
      {!failed && <div className="skeleton skeleton-block" aria-busy="true" />}
    </div>
  )
}

function UnknownCase() {
  const title = useIntl().formatMessage({ id: 'cases.unknown' })
  usePageTitle(title)
  return (
    <div className={`app-page ${styles['page']}`}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <p>
          <FormattedMessage id="cases.unknownWhy" />
        </p>
      </div>
      <Link href={ROUTES.cases} className={styles['back']}>
        <FormattedMessage id="cases.all" />
      </Link>
    </div>
  )
}
