import { atom } from 'jotai'
import { readFromDevice, saveOnDevice } from './device-storage.ts'

/** A level from 0 to 100 that all games share and that is stored in localStorage; 100 until it is set. */
export function deviceLevel(name: string) {
  const storedAtom = atom(readLevel(readFromDevice(name)))
  return atom(
    (get) => get(storedAtom),
    (_get, set, level: number) => {
      set(storedAtom, level)
      saveOnDevice(name, String(level))
    },
  )
}

export function readLevel(stored: string | null): number {
  const level = stored === null || stored === '' ? Number.NaN : Number(stored)
  return Number.isInteger(level) && level >= 0 && level <= 100 ? level : 100
}
