import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { VipLevel } from '#db/view.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { modalAtom } from '../../base/state.ts'
import { commands } from '../../data/commands.ts'
import { useVip, useVipLevels } from '../../data/money-queries.ts'
import { useAppState, useReachable, useViewer } from '../../data/queries.ts'
import { OffersOnly } from '../../protection/OffersOnly.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardSection, CardsSkeleton } from '../bonuses/Cards.tsx'
import { JoinVip } from './JoinVip.tsx'
import { PremiumBadge } from './PremiumBadge.tsx'
import { VipLevels } from './VipLevels.tsx'
import { VipProgress } from './VipProgress.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import styles from '../bonuses/bonuses.module.css'

/** The VIP club: the player's progress, the benefits of each level, and how to join. */
export default function VipClub() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'nav.vipClub' })
  usePageTitle(title)
  return (
    <div className={`app-page ${styles.page}`}>
      <OffersOnly title="nav.vipClub">
        <Club title={title} />
      </OffersOnly>
    </div>
  )
}

function Club({ title }: { title: string }) {
  const viewer = useViewer()
  const refreshed = useRefreshed(viewer?.loggedIn)
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {viewer?.player?.isPremium && <PremiumBadge />}
        </div>
        <p>
          <FormattedMessage id="vip.text" />
        </p>
        {viewer?.loggedIn === false && <GuestWay />}
        {viewer?.player && <JoinVip isPremium={viewer.player.isPremium} isUnknown={refreshed === false} />}
      </section>
      {viewer?.loggedIn === false && <ForGuest />}
      {viewer?.loggedIn && <PlayerStatus isFetched={refreshed === true} />}
    </>
  )
}

/** Refreshes the club data for the current viewer. Returns whether that succeeded; undefined until it has finished. */
function useRefreshed(loggedIn: boolean | undefined): boolean | undefined {
  const reachable = useReachable()
  const [ended, setEnded] = useState<{ loggedIn: boolean; ok: boolean }>()
  useEffect(() => {
    if (!reachable || loggedIn === undefined) return undefined
    let isWanted = true
    void commands.vip.refresh().then(({ ok }) => isWanted && setEnded({ loggedIn, ok }))
    return () => {
      // The login state has changed: a late reply for the previous viewer is ignored.
      isWanted = false
    }
  }, [reachable, loggedIn])
  return ended?.loggedIn === loggedIn ? ended?.ok : undefined
}

function GuestWay() {
  const setModal = useSetAtom(modalAtom)
  return (
    <div className={styles.row}>
      <Button variant="primary" onClick={() => setModal({ name: 'register', asksForClub: true })}>
        <FormattedMessage id="home.guest.join" />
      </Button>
      <Button variant="quiet" onClick={() => setModal({ name: 'login' })}>
        <FormattedMessage id="guest.enter" />
      </Button>
    </div>
  )
}

function ForGuest() {
  const club = useVipLevels()
  return (
    <>
      <HowItWorks />
      <Fetched fetchedAt={club?.fetchedAt}>{club && <VipLevels levels={club.levels} level={null} />}</Fetched>
    </>
  )
}

function PlayerStatus({ isFetched }: { isFetched: boolean }) {
  const row = useVip()
  // The row may hold only a pending application, without levels: it says nothing about the player's progress.
  const vip = isFetched || row?.levels.length ? row : null
  const club = useVipLevels()
  return (
    <Fetched fetchedAt={vip?.fetchedAt} levelsInstead={club?.levels}>
      {vip && (
        <>
          <VipProgress vip={vip} />
          <VipLevels levels={vip.levels} level={vip.level} points={vip.points} />
        </>
      )}
    </Fetched>
  )
}

type FetchedProps = {
  fetchedAt: number | undefined
  /** Levels to show instead if the player's data cannot be loaded. */
  levelsInstead?: readonly VipLevel[] | undefined
  children: ElementChildren
}

/** Shows the cached club data, a skeleton, or the load error. */
function Fetched({ fetchedAt, levelsInstead, children }: FetchedProps) {
  const reachable = useReachable()
  const isKnown = fetchedAt !== undefined
  const failed = useAppState('problems')?.parts.vip !== undefined || !reachable
  return (
    <>
      <LoadError part="vip" shown={isKnown} again={() => commands.vip.refresh()} />
      <StaleSince part="vip" fetchedAt={fetchedAt} />
      {!isKnown && !failed && <CardsSkeleton count={4} />}
      {!isKnown && failed && levelsInstead && <VipLevels levels={levelsInstead} level={null} />}
      {children}
    </>
  )
}

const STEPS = [
  { id: 'play', title: 'vip.how.play', text: 'vip.how.play.what' },
  { id: 'rise', title: 'vip.how.rise', text: 'vip.how.rise.what' },
  { id: 'gain', title: 'vip.how.gain', text: 'vip.how.gain.what' },
] as const

/** Explains to guests how to reach a level. */
function HowItWorks() {
  return (
    <CardSection title="vip.how">
      <ol className={`${styles.cards} ${styles.steps}`}>
        {STEPS.map(({ id, title, text }, at) => (
          <li key={id} className={styles.card}>
            <p className={styles.hint}>
              <FormattedMessage id="welcomePack.step" values={{ number: at + 1 }} />
            </p>
            <h3>
              <FormattedMessage id={title} />
            </h3>
            <p className={styles.hint}>
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}
