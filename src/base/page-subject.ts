import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { GameKind } from '#domain/games/game-types.ts'

/** A provider's game as its description names it. */
export type GameSubject = { name: string; provider: string; kind: GameKind }

/**
 * What search engines have to know beyond the address: that the page does not exist, or which game it shows and its
 * canonical path.
 */
export type PageSubject = { isMissing: true } | { isMissing?: false; game: GameSubject; path: string }

/** The subject of the current page; null when its address says all. */
export const pageSubjectAtom = atom<PageSubject | null>(null)

/** Sets the subject as long as the page is mounted. */
export function usePageSubject(subject: PageSubject | null): void {
  const setSubject = useSetAtom(pageSubjectAtom)
  const text = JSON.stringify(subject)
  useEffect(() => {
    // Safe: this text was made from a `PageSubject` above.
    setSubject(JSON.parse(text) as PageSubject | null)
    return () => setSubject(null)
  }, [setSubject, text])
}
