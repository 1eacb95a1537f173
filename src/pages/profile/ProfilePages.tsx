import { Route, Switch } from 'wouter'
import { ROUTES } from '../../app/routes.ts'
import NotFound from '../not-found/NotFound.tsx'
import Profile from './Profile.tsx'

/** The profile and what lies beneath it; each child loads its own code. */
export default function ProfilePages() {
  return (
    <Switch>
      <Route path={ROUTES.profile}>
        <Profile />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
