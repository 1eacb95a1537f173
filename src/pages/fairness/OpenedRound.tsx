import { useState } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { isPracticeOwner } from '#domain/games/practice.ts'
import type { OriginalGame, RoundRow } from '#db/view.ts'
import { modalAtom } from '../../base/state.ts'
import { ChipsIntl } from '../../games/table/practice/ChipsIntl.tsx'
import { CopyRound } from '../../games/table/fairness/CopyRound.tsx'
import { tablePath } from '../../games/paths.ts'
import { RevealSeed } from '../../games/table/fairness/RevealSeed.tsx'
import { MismatchVerdict, Unrevealed } from '../../games/table/fairness/Unrevealed.tsx'
import { useFocusOnReveal } from '../../games/table/fairness/use-focus-on-reveal.ts'
import { isRoundOpen } from '../../games/table/round/round-version.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import styles from './fairness-page.module.css'
import seeds from '../../games/table/fairness/fairness.module.css'
import { CheckedRound } from './CheckedRound.tsx'
import { type Opened, useOpenedRound } from './use-opened-round.ts'

const ShareRoundDialog = lazyComponent(() => import('../../games/table/share/ShareRoundDialog.tsx'))

/** One of the player's rounds, found by its id: all data needed to verify it, and the check. */
export function OpenedRound({ game, roundId }: { game: OriginalGame; roundId: string }) {
  const { formatMessage } = useIntl()
  const opened = useOpenedRound(game, roundId)
  return (
    <section className={styles.card} aria-labelledby="opened-round" data-testid="opened-round">
      <h2 id="opened-round">{formatMessage({ id: 'fairness.opened.title' }, { id: roundId })}</h2>
      {opened.state === 'known' ? <KnownInMode {...opened} /> : <NotHere opened={opened} />}
    </section>
  )
}

type KnownProps = { round: RoundRow; serverSeed: string | null }

/** A round of practice has chips for amounts. */
function KnownInMode(known: KnownProps) {
  return (
    <ChipsIntl isOn={isPracticeOwner(known.round.playerId)}>
      <Known {...known} />
    </ChipsIntl>
  )
}

function Known({ round, serverSeed }: KnownProps) {
  const { ref, onPress } = useFocusOnReveal(serverSeed)
  const isOpen = isRoundOpen(round)
  const secret = isOpen ? (
    <GoingOn round={round} />
  ) : (
    <>
      <Unrevealed round={round} />
      <RevealSeed round={round} reasonId={null} onPress={onPress} />
    </>
  )
  return (
    <div ref={ref} tabIndex={-1} className={styles.part}>
      <CheckedRound round={round} serverSeed={isOpen ? null : serverSeed} secret={secret}>
        {!isOpen && (
          <>
            {!isPracticeOwner(round.playerId) && <ShareRound round={round} isSecret={serverSeed === null} />}
            <CopyRound round={round} serverSeed={serverSeed} />
          </>
        )}
      </CheckedRound>
    </div>
  )
}

function GoingOn({ round }: { round: RoundRow }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <MismatchVerdict round={round} />
      <p>{formatMessage({ id: 'fairness.opened.open' })}</p>
      <Link className={styles.link} href={tablePath(round)}>
        {formatMessage({ id: 'profile.toGame' })}
      </Link>
    </>
  )
}

function NotHere({ opened }: { opened: Exclude<Opened, { state: 'known' }> }) {
  const { formatMessage } = useIntl()
  const openModal = useSetAtom(modalAtom)
  return (
    <>
      <output>
        {formatMessage({ id: opened.state === 'failed' ? `error.${opened.code}` : `fairness.opened.${opened.state}` })}
      </output>
      {opened.state === 'failed' && <Button onClick={opened.again}>{formatMessage({ id: 'errorPage.retry' })}</Button>}
      {opened.state === 'guest' && (
        <Button variant="primary" onClick={() => openModal({ name: 'login' })}>
          {formatMessage({ id: 'account.logIn' })}
        </Button>
      )}
    </>
  )
}

/** The button that shares one of the player's finished rounds; `isSecret` while its server seed is. */
function ShareRound({ round, isSecret }: { round: RoundRow; isSecret: boolean }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={seeds.buttons}>
      <Button variant={isSecret ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'shareRound.open' })}
      </Button>
      {isOpen && <ShareRoundDialog round={round} isSecret={isSecret} onClose={() => setOpen(false)} />}
    </div>
  )
}
