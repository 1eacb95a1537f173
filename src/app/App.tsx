// Before the components, whose styles override these.
import '../ui/primitives.css'
import { useCallback, useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import { Route, Router, Switch } from 'wouter'
import type { GameCard } from '#db/view.ts'
import { Boundary } from '../errors/Boundary.tsx'
import { Crashed } from '../errors/Crashed.tsx'
import { DefaultLayout } from './layout/DefaultLayout.tsx'
import { afterFirstPaint } from '../browser/first-paint.ts'
import { useForgetAtLogout } from './notices/use-forget-at-logout.ts'
import { TileNote } from '../catalogue/GameTile.tsx'
import type { Texts } from '../i18n/intl.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { LocaleProvider } from '../i18n/locale.tsx'
import { usePrefixedLocation } from '../base/location.ts'
import { Modals } from '../modals/Modals.tsx'
import { withLocalePrefix } from '../base/locale-prefix.ts'
import { LazyNoAccess, Pages } from './routing/Pages.tsx'
import { useQueryFlags } from './routing/use-query-flags.ts'
import { useRouteChange } from '../base/use-route-change.ts'
import { ROUTES } from '../base/routes.ts'
import { useProfileLocale } from '../i18n/use-profile-locale.ts'
import { tileSpinsAtom, tileTournamentsAtom } from '../base/state.ts'
import '../ui/light.css'
import '../ui/page.css'
import '../ui/horse/winged-horse.css'
import '../ui/scenes.css'
import '../ui/forced-colors.css'
import '../ui/print.css'
import type { ElementChildren } from '../ui/children.ts'

const DeferredFeatures = lazyComponent(() => import('./DeferredFeatures.tsx'))

/** Binds wouter to the path without its locale prefix. */
const LOCATION = { hook: usePrefixedLocation, hrefs: withLocalePrefix }

export function App({ texts }: { texts: Texts }) {
  return (
    <LocaleProvider initial={texts}>
      <Router {...LOCATION}>
        <Boundary fallback={Crashed}>
          <TileNotes>
            <Layouts />
            <Modals />
          </TileNotes>
          <AfterFirstPaint />
        </Boundary>
      </Router>
    </LocaleProvider>
  )
}

/** Reads the notes once for all tiles; free spins take precedence over tournaments. */
function TileNotes({ children }: { children: ElementChildren }) {
  const spins = useAtomValue(tileSpinsAtom)
  const { getText } = useAtomValue(tileTournamentsAtom)
  const getNote = useCallback((game: GameCard) => spins[game.id] ?? getText(game), [spins, getText])
  return <TileNote value={getNote}>{children}</TileNote>
}

function Layouts() {
  useQueryFlags()
  useRouteChange()
  useProfileLocale()
  useForgetAtLogout()
  return (
    <Switch>
      <Route path={ROUTES.noAccess}>
        <LazyNoAccess />
      </Route>
      <Route>
        <DefaultLayout>
          <Pages />
        </DefaultLayout>
      </Route>
    </Switch>
  )
}

/** Lazy: everything that the first paint does not need. If its chunk fails to load, the page works without it. */
function AfterFirstPaint() {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    void afterFirstPaint().then(() => setPainted(true))
  }, [])
  return (
    painted && (
      <Boundary>
        <DeferredFeatures />
      </Boundary>
    )
  )
}
