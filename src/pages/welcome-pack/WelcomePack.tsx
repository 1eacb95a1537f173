import { FormattedMessage, useIntl } from 'react-intl'
import { useSetAtom } from 'jotai'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { commands } from '../../data/commands.ts'
import { useWelcomePack } from '../../data/money-queries.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { OffersOnly } from '../../protection/OffersOnly.tsx'
import { CardsSkeleton } from '../bonuses/Cards.tsx'
import { OfferTimer } from '../bonuses/OfferTimer.tsx'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import { WelcomeSteps } from './WelcomeSteps.tsx'
import styles from '../bonuses/bonuses.module.css'

/** The welcome pack: the operator's title, its steps with their terms, and the time left. */
export default function WelcomePack() {
  return (
    <div className={`app-page ${styles.page}`}>
      <OffersOnly title="welcomePack.title">
        <Pack />
      </OffersOnly>
    </div>
  )
}

function Pack() {
  const { formatMessage } = useIntl()
  const pack = useWelcomePack()
  const reachable = useReachable()
  const failed = useAppState('problems')?.parts.welcomePack !== undefined || !reachable
  usePageTitle(pack?.title ?? formatMessage({ id: 'welcomePack.title' }))
  useRefresh(() => commands.bonuses.refreshWelcomePack({}))
  return (
    <>
      <section className={styles.hero}>
        <h1 data-waits={(!pack && !failed) || undefined}>
          {pack?.title ?? <FormattedMessage id="welcomePack.title" />}
        </h1>
        <p>
          <FormattedMessage id="welcomePack.text" />
        </p>
        <OfferTimer timer="welcomePack" label="welcomePack.left" />
        <WayIn />
      </section>
      <LoadError part="welcomePack" shown={Boolean(pack)} again={() => commands.bonuses.refreshWelcomePack({})} />
      <StaleSince part="welcomePack" fetchedAt={pack?.fetchedAt} />
      {!pack && !failed && <CardsSkeleton count={3} />}
      {pack && <WelcomeSteps steps={pack.steps} currency={pack.currency} rates={pack.rates ?? null} />}
      {pack && <OfferTerms />}
    </>
  )
}

/** How to get the pack: a guest signs up, a player deposits. */
function WayIn() {
  const setModal = useSetAtom(modalAtom)
  const loggedIn = useViewer()?.loggedIn
  return (
    <div className={styles.row}>
      {loggedIn === false && (
        <Button variant="primary" onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="home.guest.join" />
        </Button>
      )}
      {loggedIn && (
        <Button variant="primary" onClick={() => setModal({ name: 'payIn' })}>
          <FormattedMessage id="account.deposit" />
        </Button>
      )}
    </div>
  )
}
