import { atom } from 'jotai'

/** Nothing of the chat is loaded before it is opened first; closed, its frame stays and may tell of new messages. */
export const chatAtom = /*#__PURE__*/ atom<'unused' | 'open' | 'closed'>('unused')

/** How many messages wait in the chat, as it is shown and as it is said; null for none. */
export const unreadAtom = /*#__PURE__*/ atom<{ shown: string; name: string } | null>(null)
