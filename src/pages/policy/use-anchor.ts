import { useEffect } from 'react'

/** Scrolls to the section in the address: the browser tried before the text was loaded. */
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
