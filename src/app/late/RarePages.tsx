import { Route, Switch } from 'wouter'
import { withGameTexts } from '../../games/original/texts.ts'
import NotFound from '../../pages/not-found/NotFound.tsx'
import { withAccountTexts } from '../account-texts.ts'
import { lazyPart, preloadAt } from '../lazy-part.tsx'
import { currentPath } from '../location.ts'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { ROUTES } from '../routes.ts'

const PasswordReset = lazyPart(() => import('../../pages/password-reset/PasswordReset.tsx'), PageSkeleton)
const ResetPassword = lazyPart(() => import('../../pages/reset-password/ResetPassword.tsx'), PageSkeleton)
const PolicyPage = lazyPart(() => import('../../pages/policy/PolicyPage.tsx'), PageSkeleton)
const AuthCallback = lazyPart(() => import('../../pages/auth-callback/AuthCallback.tsx'), PageSkeleton)

const Bonuses = lazyPart(() => import('../../pages/bonuses/Bonuses.tsx'), PageSkeleton)
const WelcomePack = lazyPart(() => import('../../pages/welcome-pack/WelcomePack.tsx'), PageSkeleton)
const Fairness = lazyPart(
  withAccountTexts(withGameTexts(() => import('../../pages/fairness/FairnessPage.tsx'))),
  PageSkeleton,
)
const Faq = lazyPart(() => import('../../pages/faq/Faq.tsx'), PageSkeleton)
const VipClub = lazyPart(() => import('../../pages/vip-club/VipClub.tsx'), PageSkeleton)

const POLICIES = [
  ROUTES.policyKyc,
  ROUTES.policyAgreement,
  ROUTES.policyConfidential,
  ROUTES.policyAgreementRu,
] as const

/** Whoever asks for these will want the one at the address. @public */
export const inside = preloadAt(currentPath(), [
  [ROUTES.bonuses, Bonuses],
  [ROUTES.welcomePack, WelcomePack],
  [ROUTES.faq, Faq],
  [ROUTES.vipClub, VipClub],
  [ROUTES.fairness, Fairness],
  ['/policy/', PolicyPage],
])

/** The pages that are seldom come to, and the word for an address that leads nowhere; each loads its own code. */
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
      <Route path={ROUTES.authCallback}>
        <AuthCallback />
      </Route>
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
      <Route path={`${ROUTES.fairness}/:game?`}>{({ game }) => <Fairness game={game} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
