import { Route, Switch } from 'wouter'
import { bettingProvider } from '#domain/settings/configuration.ts'
import { withGameTexts } from '../../games/table/texts.ts'
import { withBettingTexts } from '../../pages/betting/texts.ts'
import ErrorPage from '../../pages/error/ErrorPage.tsx'
import NotFound from '../../errors/NotFound.tsx'
import { withAccountTexts } from '../../i18n/account-texts.ts'
import { type ComponentModule, lazyComponent, preloadAt } from '../../errors/lazy-component.tsx'
import { readStoredProtection } from '../../data/protection-queries.ts'
import { currentPath } from '../../base/location.ts'
import { PageSkeleton } from '../../base/PageSkeleton.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { withRareTexts } from '../../i18n/rare-texts.ts'
import { ROUTES, TOURNAMENT_ROUTE } from '../../base/routes.ts'

const lazyRarePage = <Props extends object>(load: () => Promise<ComponentModule<Props>>) =>
  lazyComponent(withRareTexts(load), PageSkeleton)

/** A page of offers knows from its first paint whether it may show them. */
const lazyOffersPage = <Props extends object>(load: () => Promise<ComponentModule<Props>>) =>
  lazyRarePage(async () => {
    const [module] = await Promise.all([load(), readStoredProtection()])
    return module
  })

const PasswordReset = lazyRarePage(() => import('../../pages/password-reset/PasswordReset.tsx'))
const ResetPassword = lazyRarePage(() => import('../../pages/reset-password/ResetPassword.tsx'))
const PolicyPage = lazyRarePage(() => import('../../pages/policy/PolicyPage.tsx'))
const LegalPage = lazyRarePage(() => import('../../pages/legal/LegalPage.tsx'))
const AuthCallback = lazyRarePage(() => import('../../pages/auth-callback/AuthCallback.tsx'))

const loadProvider = async () => ({ default: (await import('../../pages/games-play/GamesPlay.tsx')).ProviderBetting })
const Betting = lazyComponent<{ event?: string | undefined }>(
  bettingProvider === null
    ? withBettingTexts(withProtectionTexts(withGameTexts(() => import('../../pages/betting/Betting.tsx'))))
    : withBettingTexts(loadProvider),
  PageSkeleton,
)
const Bonuses = lazyOffersPage(() => import('../../pages/bonuses/BonusesPage.tsx'))
const WelcomePack = lazyOffersPage(() => import('../../pages/welcome-pack/WelcomePack.tsx'))
const Fairness = lazyComponent(
  withAccountTexts(withGameTexts(() => import('../../pages/fairness/FairnessPage.tsx'))),
  PageSkeleton,
)
const Faq = lazyRarePage(async () => {
  const module = await import('../../pages/faq/Faq.tsx')
  await module.answersLoaded
  return module
})
const VipClub = lazyOffersPage(() => import('../../pages/vip-club/VipClub.tsx'))

const Tournaments = lazyOffersPage(() => import('../../pages/tournaments/TournamentsPage.tsx'))
const Tournament = lazyOffersPage(() => import('../../pages/tournaments/Tournament.tsx'))
const Top = lazyRarePage(() => import('../../pages/top/Top.tsx'))

const POLICIES = [
  ROUTES.policyKyc,
  ROUTES.policyAgreement,
  ROUTES.policyConfidential,
  ROUTES.policyAgreementRu,
] as const

const LEGAL = ['responsible', 'bonusTerms', 'rules', 'complaints'] as const

/** Starts loading the current page together with this chunk. */
export const pageLoaded = preloadAt(currentPath(), [
  [ROUTES.betting, Betting],
  [ROUTES.bonuses, Bonuses],
  [ROUTES.welcomePack, WelcomePack],
  [ROUTES.faq, Faq],
  [ROUTES.vipClub, VipClub],
  [ROUTES.fairness, Fairness],
  ['/policy/', PolicyPage],
  ...LEGAL.map((page) => [ROUTES[page], LegalPage] as const),
  [ROUTES.tournaments, Tournaments],
  ['/tournament/', Tournament],
  [ROUTES.top, Top],
])

/**
 * Rarely visited pages, each a chunk of its own. The error page and the page for unknown paths are part of this chunk.
 */
export default function RarePages() {
  return (
    <Switch>
      <Route path={ROUTES.passwordReset}>
        <PasswordReset />
      </Route>
      <Route path={`${ROUTES.resetPassword}/:token?`}>{({ token }) => <ResetPassword token={token} />}</Route>
      {POLICIES.map((path) => (
        <Route key={path} path={path}>
          <PolicyPage path={path} />
        </Route>
      ))}
      {LEGAL.map((page) => (
        <Route key={page} path={ROUTES[page]}>
          <LegalPage page={page} />
        </Route>
      ))}
      <Route path={ROUTES.authCallback}>
        <AuthCallback />
      </Route>
      <Route path={`${ROUTES.betting}/:event?`}>{({ event }) => <Betting event={event} />}</Route>
      <Route path={ROUTES.bonuses}>
        <Bonuses />
      </Route>
      <Route path={ROUTES.welcomePack}>
        <WelcomePack />
      </Route>
      <Route path={ROUTES.faq}>
        <Faq />
      </Route>
      <Route path={ROUTES.vipClub}>
        <VipClub />
      </Route>
      <Route path={`${ROUTES.fairness}/:game?/:round?`}>
        {({ game, round }) => <Fairness game={game} roundId={round} />}
      </Route>
      <Route path={`${ROUTES.tournaments}/:status?`}>{({ status }) => <Tournaments status={status} />}</Route>
      <Route path={TOURNAMENT_ROUTE}>{({ id }) => <Tournament key={id} id={id} />}</Route>
      <Route path={ROUTES.top}>
        <Top />
      </Route>
      <Route path={ROUTES.error}>
        <ErrorPage />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
