import type { EndpointReply } from '../http/endpoint.ts'
import type { getDocument } from '#endpoints/verification.ts'
import type { DocumentRow } from '#db/rows.ts'
import { verificationStatus } from '#domain/player/verification.ts'

/** Converts the operator's status of a document to ours; null while its bytes have not all arrived. */
export function getVerificationState({
  status,
  received,
  size,
}: EndpointReply<typeof getDocument>): Exclude<DocumentRow['state'], 'sending'> | null {
  if (status === null) return received < size ? null : 'arrived'
  const known = verificationStatus(status)
  if (known === 'success') return 'accepted'
  return known === 'failed' ? 'refused' : 'submitted'
}
