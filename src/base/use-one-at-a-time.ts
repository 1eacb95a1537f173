import { useCallback, useRef } from 'react'

/** Runs `work` when called; calls during a run lead to one more run after it. */
export function useOneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  const state = useRef<'idle' | 'busy' | 'again'>('idle')
  return useCallback(async () => {
    if (state.current !== 'idle') {
      state.current = 'again'
      return
    }
    do {
      state.current = 'busy'
      await work()
      // TypeScript narrows it to 'busy', but another call may have changed it.
    } while ((state.current as string) === 'again')
    state.current = 'idle'
  }, [work])
}
