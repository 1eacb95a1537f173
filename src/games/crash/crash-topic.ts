import { useEffect } from 'react'
import { PRACTICE_CRASH } from '#domain/games/practice.ts'
import { commands } from '../../data/commands.ts'
import { connectionState, onConnectionState } from '../../data/worker-client.ts'
import { useTableMode } from '../table/practice/play-mode.ts'

/** Where the rounds of crash come from: the operator's topic, or the rounds that this device draws. */
export type CrashTopic = 'crash' | typeof PRACTICE_CRASH

/** The one difference between money and practice in what the page hears of rounds. */
export const useCrashTopic = (): CrashTopic => (useTableMode() === 'practice' ? PRACTICE_CRASH : 'crash')

/** Lets the worker go on with the rounds of practice while the table is open and in sight; they are caught up with then. */
export function useCrashDealer(topic: CrashTopic): void {
  useEffect(() => {
    if (topic === 'crash') return undefined
    const watch = (isShown: boolean) => void commands.games.practice.crash.watch({ isShown })
    const look = () => watch(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    // A restarted worker knows of no table.
    const end = onConnectionState(() => connectionState() === 'open' && look())
    return () => {
      end()
      document.removeEventListener('visibilitychange', look)
      watch(false)
    }
  }, [topic])
}
