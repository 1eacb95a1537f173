import { atom } from 'jotai'

/** The promo code as typed; stays in memory until the page is unloaded. */
export const promoDraftAtom = atom('')
