import { useCallback, useState, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { useAllUnsettled } from '../data/account-queries.ts'
import { formatCountdown } from '../format/countdown.ts'
import { useMoney } from '../format/use-money.ts'
import { signedMoney } from '../games/table/change.ts'
import { useMeasurePlayTime } from '../games/table/session/play-time.ts'
import { PlayDialog } from './PlayDialog.tsx'
import { PlayGuard } from './PlayGuard.tsx'
import { useDevicePlay } from './unchecked-play.ts'
import { useOperatorSums } from './use-operator-sums.ts'
import styles from './play.module.css'
import { useOneAtATime } from '../base/use-one-at-a-time.ts'
import { commands } from '../data/commands.ts'
import { useAppState, useViewer } from '../data/queries.ts'
import { useRefresh } from '../data/use-refresh.ts'

const SECOND_MS = 1_000

type Props = {
  player: { playerId: string; currency: Currency }
  isBusy?: boolean
  /** One of those of which only one may be open, where the region lets one play at a time. */
  isTable: boolean
}

/**
 * Beside a game whose results only the operator knows: the time in play and the net result in one line that opens the
 * whole, and all that interrupts play.
 */
export default function PlayBar({ player, isBusy = false, isTable }: Props) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { playerId } = player
  const isFresh = useFreshFigures()
  const isUnsure = useAllUnsettled()?.some(({ amount }) => amount !== null) || !isFresh
  useMeasurePlayTime(playerId)
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        data-testid="play-line"
        onClick={() => setOpen(true)}
      >
        <Line playerId={playerId} isUnsure={isUnsure} />
        <span className="sr-only">{`. ${formatMessage({ id: 'protection.play.open' })}`}</span>
      </button>
      <PlayGuard player={player} isBusy={isBusy || isOpen} isUnsure={isUnsure} isOperatorGame isTable={isTable} />
      {isOpen && <PlayDialog playerId={playerId} isUnsure={isUnsure} onClose={close} />}
    </>
  )
}

function Line({ playerId, isUnsure }: { playerId: string; isUnsure: boolean }) {
  const seconds = Math.floor(useDevicePlay(playerId).ms / SECOND_MS)
  const net = useNet(isUnsure)
  return (
    <span translate="no">
      <span>{formatCountdown(seconds)}</span>
      {net !== null && <span>{` · ${net}`}</span>}
    </span>
  )
}

/** The net result of the log-in as the operator has it; null where it says nothing. */
function useNet(isUnsure: boolean): string | null {
  const money = useMoney()
  const sums = useOperatorSums()
  if (sums === null) return null
  return `${isUnsure ? '≈ ' : ''}${signedMoney(minor(sums.won - sums.staked), sums.currency, money)}`
}

/** Fetches the operator's figures again whenever the balance has moved; true once they have all of it. */
function useFreshFigures(): boolean {
  const version = useViewer()?.wallet?.version
  const isOffered = useAppState('problems')?.parts.protection !== 'notOffered'
  const newest = useRef(version)
  const [fetched, setFetched] = useState<number>()
  const fetchFigures = useCallback(async () => {
    const before = newest.current
    const { ok } = await commands.protection.refresh()
    if (ok) setFetched(before)
  }, [])
  useEffect(() => {
    newest.current = version
  })
  useRefresh(useOneAtATime(fetchFigures), version !== undefined && isOffered, version)
  return fetched === version
}
