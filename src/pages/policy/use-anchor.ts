import { useEffect } from 'react'

/** Goes to the section that the address names: the browser looked for it before the text was there. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeAnchor(location.hash)
    document.getElementById(id)?.scrollIntoView()
  }, [])
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
