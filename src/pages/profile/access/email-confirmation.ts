import { atom } from 'jotai'
import type { CodeSent } from '../../../../worker/domain/account/recipient.ts'

/** A code on its way to a player's address, and an address that is being typed; both live as long as the page. */
export type EmailConfirmation = { playerId: string; typed: string; waiting: { email: string; sent: CodeSent } | null }

export const emailConfirmationAtom = atom<EmailConfirmation | null>(null)
