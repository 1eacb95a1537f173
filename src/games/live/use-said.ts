import { useEffect, useRef } from 'react'

/** Says a text into a live region whenever it becomes another one; what stood there on arrival is not said. */
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
