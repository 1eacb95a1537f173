import { atom } from 'jotai'

/** The chat loads when it is first opened; closed, its frame stays and can report new messages. */
export const chatAtom = /*#__PURE__*/ atom<'unused' | 'open' | 'closed'>('unused')

/** Unread chat messages: the number shown, and the text for screen readers; null for none. */
export const unreadAtom = /*#__PURE__*/ atom<{ shown: string; name: string } | null>(null)
