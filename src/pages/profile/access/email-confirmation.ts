import { atom } from 'jotai'
import type { CodeSent } from '#domain/account/recipient.ts'

/** The code sent to the player's email, and the email being typed; both stay in memory until the page is unloaded. */
export type EmailConfirmation = { playerId: string; typed: string; waiting: { email: string; sent: CodeSent } | null }

export const emailConfirmationAtom = atom<EmailConfirmation | null>(null)
