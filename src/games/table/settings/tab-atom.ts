import { atom } from 'jotai'
import { readFromTab, saveInTab } from '../../../browser/session-storage.ts'

/** A value of the player, stored in sessionStorage under its name, so that it survives navigation and reloads. */
export function createTabAtom<Value>(name: string, read: (stored: unknown) => Value) {
  const storedAtom = atom(read(readFromTab(name)))
  // A logout on another page clears what is stored, but not this atom. Without storage the value stays.
  storedAtom.onMount = (set) => {
    const stored = readFromTab(name)
    if (stored !== undefined) set(read(stored))
  }
  return atom(
    (get) => get(storedAtom),
    (_get, set, value: Value) => {
      set(storedAtom, value)
      saveInTab(name, value)
    },
  )
}
