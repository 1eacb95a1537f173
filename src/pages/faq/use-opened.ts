import { useCallback, useEffect, useState } from 'react'

/** Which answers are open: those that the player opened, the one in the address, and those open by default. */
export function useOpened() {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})

  useEffect(() => {
    const openAnchor = (): void => {
      const id = anchor()
      if (id === '') return
      setChosen((now) => ({ ...now, [id]: true }))
      // Scroll in the next frame: only then has the opened answer its height.
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    openAnchor()
    window.addEventListener('hashchange', openAnchor)
    return () => window.removeEventListener('hashchange', openAnchor)
  }, [])

  const toggle = useCallback((id: string, open: boolean) => setChosen((now) => ({ ...now, [id]: open })), [])
  return { isOpen: (id: string, byItself: boolean): boolean => chosen[id] ?? byItself, toggle }
}

function anchor(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
