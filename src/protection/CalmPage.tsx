import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { modalAtom, openSupportAtom } from '../base/state.ts'
import { ROUTES } from '../base/routes.ts'
import { useLoggedIn } from '../data/queries.ts'
import { useDuration } from '../format/use-duration.ts'
import { useElapsedMs } from '../format/use-server-now.ts'
import { useServerClock } from '../data/queries.ts'
import { Button } from '../ui/Button.tsx'
import { BlockText } from './BlockText.tsx'
import { Help } from './Help.tsx'
import { UnconfirmedBreak } from './UnconfirmedBreak.tsx'
import { useProtection } from './use-protection.ts'
import { roundTimeLeft } from './time-left.ts'
import styles from './calmPage.module.css'

const SECOND_MS = 1_000
const LOOK_EVERY_MS = 20_000

/** `onLeave`: called before a link or button leads elsewhere, such as to close the dialog around it. */
type Props = { onLeave?: () => void }

/**
 * Shown instead of a game, bets or the cashier while the player may neither bet nor deposit: the end, help, and what
 * stays available. A guest reads what players have left on this device. Nothing here ends the break. Renders nothing without a block.
 */
export default function CalmPage({ onLeave }: Props) {
  const protection = useProtection()
  const loggedIn = useLoggedIn()
  const setModal = useSetAtom(modalAtom)
  const openSupport = useSetAtom(openSupportAtom)
  if (!protection?.block) return null
  const { block, isBreakUnsent } = protection
  const registerUrl = block.reason === 'excluded' ? protection.registerUrl : null

  const isExcludedGuest = !loggedIn && block.reason === 'excluded'

  function leaveTo(open: () => void): void {
    onLeave?.()
    open()
  }

  return (
    <section className={styles.calm} data-scene="saddle" data-unasked>
      <div aria-live="polite">
        <h2>
          <BlockText block={block} />
        </h2>
        {block.until !== null && <TimeLeft until={block.until} />}
      </div>
      {block.reason === 'timeOut' && isBreakUnsent && (
        <p role="alert" className={styles.unsent}>
          <UnconfirmedBreak />
        </p>
      )}
      <p>
        <FormattedMessage id={isExcludedGuest ? 'exclusion.login' : 'protection.calm.stays'} />
      </p>
      <div className={styles.ways}>
        {loggedIn ? (
          <>
            <Button onClick={() => leaveTo(() => setModal({ name: 'withdraw' }))}>
              <FormattedMessage id="protection.calm.withdraw" />
            </Button>
            <Link href={ROUTES.profileHistory} onClick={onLeave}>
              <FormattedMessage id="profile.history" />
            </Link>
          </>
        ) : (
          <Button onClick={() => leaveTo(() => setModal({ name: 'login' }))}>
            <FormattedMessage id="account.logIn" />
          </Button>
        )}
        <Button onClick={() => leaveTo(openSupport)}>
          <FormattedMessage id="support.title" />
        </Button>
      </div>
      <Help registerUrl={registerUrl} />
    </section>
  )
}

function TimeLeft({ until }: { until: number }) {
  const duration = useDuration()
  // By the time that ends the break, wherever the device's clock is set.
  const reached = useServerClock().reached(useElapsedMs(LOOK_EVERY_MS))
  const left = roundTimeLeft((until - reached) / SECOND_MS)
  return (
    <p>
      <FormattedMessage id="protection.calm.left" values={{ duration: duration(left) }} />
    </p>
  )
}
