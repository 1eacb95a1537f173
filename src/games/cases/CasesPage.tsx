import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { useState } from 'react'
import { Link, Route, Switch } from 'wouter'
import { FormattedMessage } from 'react-intl'
import { ROUTES } from '../../base/routes.ts'
import NotFound from '../../errors/NotFound.tsx'
import { LoadError } from '../../errors/LoadError.tsx'
import { CaseList } from './CaseList.tsx'
import { CaseGame } from './CaseGame.tsx'
import { loadCases, useCatalogue } from './use-catalogue.ts'

/** /games/cases: the list of cases, with a subpage for each case. */
function CasesPage() {
  return (
    <Switch>
      <Route path={ROUTES.cases}>
        <CaseList />
      </Route>
      <Route path={`${ROUTES.cases}/:slug`}>{({ slug }) => <CasePage key={slug} slug={slug} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}

/**
 * /games/cases/{slug}: a case of the operator's list, or a not-found page. A case that is removed from the list while
 * shown stays, because its last round may still be animated; a bet on it then shows its own error.
 */
function CasePage({ slug }: { slug: string }) {
  const { cases, failed, isLatest } = useCatalogue()
  const found = cases?.find(({ card }) => card.slug === slug)
  const [lastFound, setLastFound] = useState(found)
  if (found && found !== lastFound) setLastFound(found)
  const facts = found ?? lastFound
  if (facts) return <CaseGame facts={facts} />
  if (cases && isLatest) {
    return (
      <NotFound>
        <Link href={ROUTES.cases}>
          <FormattedMessage id="cases.all" />
        </Link>
      </NotFound>
    )
  }
  return (
    <div className="app-page">
      {failed ? (
        <LoadError part="casesCatalogue" shown={false} again={loadCases} />
      ) : (
        <div className="skeleton skeleton-block" aria-busy="true" />
      )}
    </div>
  )
}

export default withPlayMode(CasesPage)
