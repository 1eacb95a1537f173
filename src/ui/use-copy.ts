import { useState } from 'react'

/** Copies text; `copied` is the result until `forget` is called. */
export function useCopy() {
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)

  function copy(text: string): void {
    // `navigator.clipboard` is missing on http, other than on localhost, and then this throws.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setCopied('copied'),
        () => setCopied('notCopied'),
      )
  }

  return { copied, copy, forget: () => setCopied(null) }
}
