import { useEffect, useRef } from 'react'

/** Writes a text into a live region whenever it changes; the initial text is not announced. */
export function useSaid(text: string | null) {
  const region = useRef<HTMLOutputElement>(null)
  const before = useRef<string | null>(undefined)
  useEffect(() => {
    const known = before.current
    before.current = text
    if (known !== undefined && text !== null && text !== known && region.current) region.current.textContent = text
  }, [text])
  return region
}
