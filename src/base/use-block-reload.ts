import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reloadBlockersAtom } from './state.ts'

/** Blocks the reload for an update while the player would lose input or a round by it. */
export function useBlockReload(name: string, busy: boolean): void {
  const setBusy = useSetAtom(reloadBlockersAtom)
  useEffect(() => {
    if (!busy) return
    setBusy((names) => new Set(names).add(name))
    return () => setBusy((names) => new Set([...names].filter((other) => other !== name)))
  }, [name, busy, setBusy])
}
