/** What a player can prove, and with what files. */
export const DOCUMENT_KINDS = ['identity', 'address', 'payment'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const DOCUMENT_MAX_BYTES = 10_000_000
export const DOCUMENTS_AT_MOST = 6
/** A document travels in parts of this size: what a cut connection loses is one of them. */
export const DOCUMENT_PART_BYTES = 256 * 1_024

/** How many bytes of a file tell what it is. */
export const SIGNATURE_BYTES = 12

/** What a file is by its first bytes, whatever it is called; null for what is not taken. */
export function documentType(start: Uint8Array): DocumentType | null {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  return text.startsWith('%PDF-') ? 'application/pdf' : null
}

/** Why a file of so many bytes is not taken, as "key" or "key:argument"; null when it is. */
export function documentSizeProblem(bytes: number): string | null {
  if (bytes === 0) return 'document.empty'
  return bytes > DOCUMENT_MAX_BYTES ? `document.size:${DOCUMENT_MAX_BYTES / 1_000_000} MB` : null
}

export type VerificationStatus = 'pending' | 'failed' | 'success'

/** The operator's words for how far a verification is (spec 4); null for none of them. */
export function verificationStatus(word: string | null): VerificationStatus | null {
  if (word === null) return null
  if (['init', 'waiting', 'user_pending', 'pending'].includes(word)) return 'pending'
  if (['failed', 'unverified'].includes(word)) return 'failed'
  return ['success', 'verified'].includes(word) ? 'success' : null
}
