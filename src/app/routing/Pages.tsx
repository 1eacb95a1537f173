import { Route, Switch, useLocation } from 'wouter'
import { withAccountTexts } from '../../i18n/account-texts.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { Crashed } from '../../errors/Crashed.tsx'
import { lazyComponent, preloadAt } from '../../errors/lazy-component.tsx'
import { PageSkeleton } from '../../base/PageSkeleton.tsx'
import { gameRoute, ORIGINAL_ROUTE, ROUTES } from '../../base/routes.ts'
import Home from '../../pages/home/Home.tsx'

const GameListPage = lazyComponent(() => import('../../pages/games-shelf/GameListPage.tsx'), PageSkeleton)
// These wait for the data or chunk that the module itself starts to load, so that the page renders whole at once.
const GamesPlay = lazyComponent(async () => {
  const module = await import('../../pages/games-play/GamesPlay.tsx')
  await module.freeSpinsRead
  return module
}, PageSkeleton)
const Originals = lazyComponent(async () => {
  const module = await import('../../pages/originals/OriginalsPages.tsx')
  await module.gameLoaded
  return module
}, PageSkeleton)
const Profile = lazyComponent(
  withAccountTexts(async () => {
    const module = await import('../../pages/profile/ProfilePages.tsx')
    await module.protectionRead
    return module
  }),
  PageSkeleton,
)
/** Outside of the default layout. */
export const LazyNoAccess = lazyComponent(() => import('../../pages/no-access/NoAccess.tsx'))
const RarePages = lazyComponent(async () => {
  const module = await import('./RarePages.tsx')
  await module.pageLoaded
  return module
}, PageSkeleton)

/** Starts loading the page at a path before the layout renders. Resolves when it has loaded or failed to load. */
export async function preloadPage(path: string): Promise<void> {
  // The home page is in the main chunk.
  if (path === ROUTES.home) return
  await preloadAt(path, [
    [`${ROUTES.slots}/`, GamesPlay],
    [`${ROUTES.live}/`, GamesPlay],
    [ROUTES.slots, GameListPage],
    [ROUTES.live, GameListPage],
    ['/games/', Originals],
    [ROUTES.profile, Profile],
    [ROUTES.noAccess, LazyNoAccess],
    ['', RarePages],
  ])
}

/** The pages of the default layout by route; each but the home page is a chunk of its own. */
export function Pages() {
  const [path] = useLocation()
  return (
    <Boundary resetKey={path} fallback={Crashed}>
      <Switch>
        <Route path={ROUTES.home}>
          <Home />
        </Route>
        <Route path={ROUTES.slots}>
          <GameListPage key="slots" kind="slots" />
        </Route>
        <Route path={ROUTES.live}>
          <GameListPage key="live" kind="live" />
        </Route>
        <Route path={gameRoute('slots')}>
          {({ slug, mode }) => <GamesPlay key={slug} kind="slots" slug={slug} mode={mode} />}
        </Route>
        <Route path={gameRoute('live')}>
          {({ slug, mode }) => <GamesPlay key={slug} kind="live" slug={slug} mode={mode} />}
        </Route>
        <Route path={ORIGINAL_ROUTE}>{(page) => <Originals {...page} />}</Route>
        <Route path={`${ROUTES.profile}/*?`}>
          <Profile />
        </Route>
        <Route>
          <RarePages />
        </Route>
      </Switch>
    </Boundary>
  )
}
