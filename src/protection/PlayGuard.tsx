import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProtectionStop } from '#domain/games/auto-play.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { lazyDialog } from '../games/table/lazy-dialog.tsx'
import { withProtectionTexts } from '../i18n/protection-texts.ts'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { useOneTable } from './one-table.ts'
import { useProtectionRules } from './play-protection.ts'
import { useCheckAsked, useIsCheckDue } from './unchecked-play.ts'
import { useFormatTime } from '../format/use-format-date-time.ts'
import { useServerNow } from '../format/use-server-now.ts'
import styles from './play.module.css'
import { useProtection } from './use-protection.ts'

const MINUTE_MS = 60_000
const WARN_MS = 5 * MINUTE_MS
const LOOK_EVERY_MS = 5_000

const OpenRealityCheck = lazyDialog(withProtectionTexts(withRareTexts(() => import('./RealityCheckDialog.tsx'))))

type Props = {
  player: { playerId: string | null; currency: Currency }
  /** A round or bet of the player is under way: the check comes right after it. */
  isBusy: boolean
  /** A bet's outcome is unknown, so the net result is not exact. */
  isUnsure?: boolean
  /** Only the operator knows what was played here. */
  isOperatorGame?: boolean
  /** One of those of which only one may be open, where the region lets one play at a time. */
  isTable?: boolean
  /** Auto-play stops before the check, so that its round ends. */
  auto?: { run: unknown; stop: (reason: ProtectionStop) => void }
}

/**
 * Stands beside a game: interrupts play at an interval of time with what was played, never over an open round; warns
 * before the end of the session; and lets one tab play where only one may.
 */
export function PlayGuard({ player, isBusy, isUnsure = false, isOperatorGame = false, isTable = true, auto }: Props) {
  const { playerId, currency } = player
  const rules = useProtectionRules()
  const isDue = useIsCheckDue(playerId)
  const asked = useCheckAsked()
  const isRunning = auto !== undefined && auto.run !== null
  useOneTable(isTable && playerId !== null && !rules.parallelPlay, isBusy || isRunning)
  useEffect(() => {
    if (isDue && isRunning) auto?.stop('check')
  })
  if (playerId === null) return null
  return (
    <>
      <Warning isCheckWaiting={isDue && (isBusy || isRunning)} />
      {isDue && !isBusy && !isRunning && (
        <OpenRealityCheck
          // A press opens it again where it could not be loaded.
          key={asked}
          playerId={playerId}
          currency={currency}
          isUnsure={isUnsure}
          isOperatorGame={isOperatorGame}
          onClose={noAnswer}
        />
      )}
    </>
  )
}

/** A check that cannot be loaded stays due. */
const noAnswer = () => undefined

/** Says that a check waits for the end of the round, and five minutes before when the session's limit is reached. */
function Warning({ isCheckWaiting }: { isCheckWaiting: boolean }) {
  const protection = useProtection()
  const now = useServerNow(LOOK_EVERY_MS)
  const formatTime = useFormatTime()
  const session = protection?.known?.session
  const minutes = protection?.session.minutes ?? null
  const endsAt = session && minutes !== null ? session.startedAt + minutes * MINUTE_MS : null
  const isNear = endsAt !== null && endsAt > now && endsAt - now <= WARN_MS
  return (
    <output className={styles.warning} data-testid="session-warning">
      {isCheckWaiting && (
        <span>
          <FormattedMessage id="protection.check.due" />
        </span>
      )}
      {isNear && !isCheckWaiting && (
        <span>
          <FormattedMessage id="protection.session.ends" values={{ at: formatTime(endsAt) }} />
        </span>
      )}
    </output>
  )
}
