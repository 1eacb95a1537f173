import { useCallback, useEffect, useState } from 'react'

/** Which answers stand open: those that were opened here, the one that the address names, and what is open by itself. */
export function useOpened() {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})

  useEffect(() => {
    const goThere = (): void => {
      const id = anchor()
      if (id === '') return
      setChosen((now) => ({ ...now, [id]: true }))
      // After the answer has been opened: its height is what it is scrolled by.
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    goThere()
    window.addEventListener('hashchange', goThere)
    return () => window.removeEventListener('hashchange', goThere)
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
