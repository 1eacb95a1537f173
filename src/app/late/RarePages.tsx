import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import NotFound from '../../pages/not-found/NotFound.tsx'
import { PageSkeleton } from '../PageSkeleton.tsx'

/** The pages that are seldom come to, and the word for an address that leads nowhere; each loads its own code. */
export default function RarePages() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  )
}
