import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { PartProblem } from '../../app/PartProblem.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { ROUTES } from '../../app/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import lost from '../../app/Crashed.module.css'
import { CaseGame } from './CaseGame.tsx'
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
    <section className={lost['page']}>
      <span className={lost['sign']}>
        <Icon name="search" size={32} />
      </span>
      <h1>{title}</h1>
      <p>
        <FormattedMessage id="cases.unknownWhy" />
      </p>
      <div className={lost['ways']}>
        <Link className={lost['way']} href={ROUTES.cases}>
          <FormattedMessage id="cases.all" />
        </Link>
      </div>
    </section>
  )
}
