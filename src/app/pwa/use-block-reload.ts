import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reloadBlockersAtom } from '../state.ts'

/** Keeps the page from reloading for an update while something of the player's would be lost by it. */
export function useBlockReload(name: string, busy: boolean): void {
  const setBusy = useSetAtom(reloadBlockersAtom)
  useEffect(() => {
    if (!busy) return
    setBusy((names) => new Set(names).add(name))
    return () => setBusy((names) => new Set([...names].filter((other) => other !== name)))
  }, [name, busy, setBusy])
}
