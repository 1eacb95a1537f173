import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { type RecentLogin, recentLoginAtom } from '../base/recent-login.ts'

/** Records that the player has just logged in or registered on this page. */
export function useOnLogin(by: RecentLogin['by']): () => void {
  const set = useSetAtom(recentLoginAtom)
  return useCallback(() => set({ by, at: performance.now() }), [by, set])
}
