import { useState } from 'react'

/** Copies text; `copied` tells how that went, until it is forgotten. */
export function useCopy() {
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)

  function copy(text: string): void {
    // Absent on plain http off loopback, where it throws.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setCopied('copied'),
        () => setCopied('notCopied'),
      )
  }

  return { copied, copy, forget: () => setCopied(null) }
}
