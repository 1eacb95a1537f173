import { atom } from 'jotai'
import type { Currency } from '../../../worker/rules/currencies.ts'

/** What was typed into a log-in or a registration, kept while the page lives. A password is never kept. */
export type EntryDraft = { email: string; promo: string; currency: Currency | null; accepted: boolean }

export const NO_ENTRY: EntryDraft = { email: '', promo: '', currency: null, accepted: false }

export const entryDraftAtom = atom<EntryDraft>(NO_ENTRY)
