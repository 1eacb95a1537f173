import { atom } from 'jotai'
import { readFromDevice, saveOnDevice } from '../games/table/settings/device-storage.ts'

const NAME = 'realityCheck'

const storedAtom = atom(readMinutes(readFromDevice(NAME)))

/** The interval of reality checks that was chosen on this device, minutes; null until one was chosen. */
export const intervalAtom = atom(
  (get) => get(storedAtom),
  (_get, set, minutes: number) => {
    set(storedAtom, minutes)
    saveOnDevice(NAME, String(minutes))
  },
)

function readMinutes(stored: string | null): number | null {
  const minutes = Number(stored)
  return Number.isInteger(minutes) && minutes > 0 ? minutes : null
}
