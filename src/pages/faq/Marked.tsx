import { useMemo } from 'react'
import { splitByMatches } from './find-answers.ts'

/** A text with the found words marked. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  const parts = useMemo(() => splitByMatches(text, words), [text, words])
  return parts.map(({ text: part, isFound }, at) =>
    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
  )
}
