import { atom } from 'jotai'

/** The promo code as typed, kept while the page lives. */
export const promoDraftAtom = atom('')
