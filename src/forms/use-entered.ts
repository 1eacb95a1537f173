import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { type EnteredNow, enteredAtom } from '../app/notices/entered.ts'

/** Tells the page that the player has just come in here, by a log-in or a registration. */
export function useEntered(by: EnteredNow['by']): () => void {
  const set = useSetAtom(enteredAtom)
  return useCallback(() => set({ by, at: Date.now() }), [by, set])
}
