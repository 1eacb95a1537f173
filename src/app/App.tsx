import { useCallback, useEffect, useState } from 'react'
import { useAtomValue } from 'jotai'
import { Route, Router, Switch } from 'wouter'
import type { GameCard } from '../../worker/db/view.ts'
import { Boundary } from './Boundary.tsx'
import { Crashed } from './Crashed.tsx'
import { DefaultLayout } from './DefaultLayout.tsx'
import { afterFirstPaint } from './first-paint.ts'
import { useForgetAtLogout } from './forget.ts'
import { TileNote } from './GameTile.tsx'
import type { Texts } from './intl.ts'
import { lazyPart } from './lazy-part.tsx'
import { LocaleProvider } from './locale.tsx'
import { usePrefixedLocation } from './location.ts'
import { Modals } from './modals.tsx'
import { withPrefix } from './own-address.ts'
import { NoAccess, Pages } from './Pages.tsx'
import { useQueryFlags } from './query-flags.ts'
import { useRouteChange } from './route-change.ts'
import { ROUTES } from './routes.ts'
import { useProfileLocale } from './session-locale.ts'
import { tileSpinsAtom, tileTournamentsAtom } from './state.ts'
import { addFonts } from '../ui/fonts.ts'
import '../ui/page.css'
import '../ui/forced-colors.css'
import '../ui/print.css'
import type { ElementChildren } from '../ui/children.ts'

const Late = lazyPart(() => import('./late/Late.tsx'))

/** wouter's router under the locale's prefix. */
const LOCATION = { hook: usePrefixedLocation, hrefs: withPrefix }

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

/** Read once for all tiles: free spins come before tournaments. */
function TileNotes({ children }: { children: ElementChildren }) {
  const spins = useAtomValue(tileSpinsAtom)
  const { textOf } = useAtomValue(tileTournamentsAtom)
  const noteOf = useCallback((game: GameCard) => spins[game.id] ?? textOf(game), [spins, textOf])
  return <TileNote value={noteOf}>{children}</TileNote>
}

function Layouts() {
  useQueryFlags()
  useRouteChange()
  useProfileLocale()
  useForgetAtLogout()
  return (
    <Switch>
      <Route path={ROUTES.noAccess}>
        <NoAccess />
      </Route>
      <Route>
        <DefaultLayout>
          <Pages />
        </DefaultLayout>
      </Route>
    </Switch>
  )
}

/** What no first paint waits for; should it fail to load, the page goes on without. */
function AfterFirstPaint() {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    void afterFirstPaint().then(() => {
      addFonts()
      setPainted(true)
    })
  }, [])
  return (
    painted && (
      <Boundary>
        <Late />
      </Boundary>
    )
  )
}
