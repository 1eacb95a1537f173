import { commands } from '../../data/commands.ts'
import { useAppState } from '../../data/queries.ts'
import { useOneAtATime } from '../../base/use-one-at-a-time.ts'

const requestBalance = () => commands.profile.refresh()

/**
 * To be called when a frame reports a balance change: refreshes the balance, unless the open socket sends it anyway.
 */
export function useBalanceMoved(): () => void {
  const isLive = useAppState('realtime')?.state === 'open'
  const refreshBalance = useOneAtATime(requestBalance)
  return () => {
    if (!isLive) void refreshBalance()
  }
}
