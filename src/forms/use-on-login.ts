import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { type RecentLogin, recentLoginAtom } from '../app/notices/recent-login.ts'

/** Tells the page that the player has just come in here, by a log-in or a registration. */
export function useOnLogin(by: RecentLogin['by']): () => void {
  const set = useSetAtom(recentLoginAtom)
  return useCallback(() => set({ by, at: Date.now() }), [by, set])
}
