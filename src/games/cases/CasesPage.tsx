import { Route, Switch } from 'wouter'
import { ROUTES } from '../../base/routes.ts'
import NotFound from '../../errors/NotFound.tsx'
import { CaseList } from './CaseList.tsx'
import { CasePage } from './CasePage.tsx'

/** /games/cases: the list of cases, with a subpage for each case. */
export default function CasesPage() {
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
