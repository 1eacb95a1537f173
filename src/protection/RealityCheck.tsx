import { useEffect } from 'react'
import type { Currency } from '#domain/money/currencies.ts'
import { lazyDialog } from '../games/table/lazy-dialog.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { useCheckDone, useIsCheckDue } from './unchecked-play.ts'

const OpenRealityCheck = lazyDialog(withRareTexts(() => import('./RealityCheckDialog.tsx')))

type Props = {
  player: { playerId: string | null; currency: Currency }
  /** A round or bet of the player is under way: the check comes right after it. */
  isBusy: boolean
  /** A bet's outcome is unknown, so the net result is not exact. */
  isUnsure?: boolean
  /** Auto-play stops before the check, so that its round ends. */
  auto?: { run: unknown; stop: () => void }
}

/** Interrupts play at an interval of time with what was played. Beside a game; never over an open round. */
export function RealityCheck({ player: { playerId, currency }, isBusy, isUnsure = false, auto }: Props) {
  const isDue = useIsCheckDue(playerId)
  const setDone = useCheckDone()
  const isRunning = auto !== undefined && auto.run !== null
  useEffect(() => {
    if (isDue && isRunning) auto?.stop()
  })
  if (!isDue || isBusy || isRunning || playerId === null) return null
  return <OpenRealityCheck playerId={playerId} currency={currency} isUnsure={isUnsure} onClose={setDone} />
}
