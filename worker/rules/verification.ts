/** What a player can prove, and with what files. */
export const DOCUMENT_KINDS = ['identity', 'address', 'payment'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_MAX_BYTES = 10_000_000
export const DOCUMENTS_AT_MOST = 6
/** A document travels in parts of this size: what a cut connection loses is one of them. */
export const DOCUMENT_PART_BYTES = 256 * 1_024

export type VerificationStatus = 'pending' | 'failed' | 'success'

/** The operator's words for how far a verification is (spec 4); null for none of them. */
export function verificationStatus(word: string | null): VerificationStatus | null {
  if (word === null) return null
  if (['init', 'waiting', 'user_pending', 'pending'].includes(word)) return 'pending'
  if (['failed', 'unverified'].includes(word)) return 'failed'
  return ['success', 'verified'].includes(word) ? 'success' : null
}
