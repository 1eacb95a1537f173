import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { GameKind } from '../../../worker/db/view.ts'

/** A provider's game, as who searches is told of it. */
export type GameWord = { name: string; provider: string; kind: GameKind }

/** What a page has to say to who searches beyond its address: that nothing is there, or which game, and at what one path. */
export type PageWord = { isMissing: true } | { isMissing?: false; game: GameWord; path: string }

/** Of the page that is shown; null where its address says it all. */
export const pageWordAtom = atom<PageWord | null>(null)

/** Says it for as long as the page is shown. */
export function usePageWord(word: PageWord | null): void {
  const say = useSetAtom(pageWordAtom)
  const text = JSON.stringify(word)
  useEffect(() => {
    // What was made into text a line before.
    say(JSON.parse(text) as PageWord | null)
    return () => say(null)
  }, [say, text])
}
