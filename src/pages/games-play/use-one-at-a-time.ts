import { useCallback, useRef } from 'react'

/** Does some work whenever it is called; what is called for meanwhile is done once more, after it. */
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
      // TypeScript takes it to be 'busy' still: another call may have changed it.
    } while ((state.current as string) === 'again')
    state.current = 'idle'
  }, [work])
}
