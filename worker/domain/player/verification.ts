export const DOCUMENT_KINDS = ['identity', 'address', 'payment'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** sending: resumes by itself while the operator is reachable · arrived · `refused`: rejected by the operator. */
export type DocumentState = 'sending' | 'arrived' | 'submitted' | 'accepted' | 'refused'

export const DOCUMENT_MAX_BYTES = 10_000_000
export const DOCUMENTS_AT_MOST = 6
/** Documents are uploaded in chunks of this size, so that a lost connection costs at most one chunk. */
export const DOCUMENT_PART_BYTES = 256 * 1_024

/** `documentType` needs this many first bytes of a file. */
export const SIGNATURE_BYTES = 12

/** Detects the type of a file by its first bytes and not by its name; null if the type is not accepted. */
export function documentType(start: Uint8Array): DocumentType | null {
  const text = String.fromCharCode(...start.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp'
  return text.startsWith('%PDF-') ? 'application/pdf' : null
}

/** Why a file of this size is not accepted, as "key" or "key:argument" of a text; null if it is accepted. */
export function documentSizeProblem(bytes: number): string | null {
  if (bytes === 0) return 'document.empty'
  return bytes > DOCUMENT_MAX_BYTES ? `document.size:${DOCUMENT_MAX_BYTES / 1_000_000} MB` : null
}

export type VerificationStatus = 'pending' | 'failed' | 'success'

/** Maps the operator's verification status to ours; null for an unknown one. */
export function verificationStatus(word: string | null): VerificationStatus | null {
  if (word === null) return null
  if (['init', 'waiting', 'user_pending', 'pending'].includes(word)) return 'pending'
  if (['failed', 'unverified'].includes(word)) return 'failed'
  return ['success', 'verified'].includes(word) ? 'success' : null
}
