import { atom } from 'jotai'
import { readFromDevice, saveOnDevice } from './device-storage.ts'

const ON = 'on'
const DISABLED = 'off'

/** A switch shared by all games and stored in localStorage; off until it is turned on, unless `isOnAtFirst`. */
export function deviceSwitch(name: string, isOnAtFirst = false) {
  const storedAtom = atom(readFromDevice(name))
  return atom(
    (get) => {
      const stored = get(storedAtom)
      return stored === ON || (isOnAtFirst && stored !== DISABLED)
    },
    (_get, set, on: boolean) => {
      const value = on ? ON : DISABLED
      set(storedAtom, value)
      saveOnDevice(name, value)
    },
  )
}
