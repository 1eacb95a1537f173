import { atom } from 'jotai'
import { isMarked, saveMark } from '../base/device-mark.ts'

const storedAtom = atom(isMarked('amounts'))

/**
 * Whether the player has hidden amounts from people nearby. The styles hide the balance in the header and elements with
 * `data-amount`; a text that cannot be marked leaves its amounts out.
 */
export const areAmountsHiddenAtom = atom(
  (get) => get(storedAtom),
  (_get, set, hidden: boolean) => {
    set(storedAtom, hidden)
    saveMark('amounts', hidden ? 'hidden' : null)
  },
)
