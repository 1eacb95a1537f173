import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { GameKind } from '../../../worker/db/view.ts'

/** A provider's game, as who searches is told of it. */
export type GameSubject = { name: string; provider: string; kind: GameKind }

/** What a page has to say to who searches beyond its address: that nothing is there, or which game, and at what one path. */
export type PageSubject = { isMissing: true } | { isMissing?: false; game: GameSubject; path: string }

/** Of the page that is shown; null where its address says it all. */
export const pageSubjectAtom = atom<PageSubject | null>(null)

/** Says it for as long as the page is shown. */
export function usePageSubject(word: PageSubject | null): void {
  const say = useSetAtom(pageSubjectAtom)
  const text = JSON.stringify(word)
  useEffect(() => {
    // What was made into text a line before.
    say(JSON.parse(text) as PageSubject | null)
    return () => say(null)
  }, [say, text])
}
