import * as v from 'valibot'
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '#domain/player/verification.ts'
import { get, post, put } from '../http/endpoint.ts'
import { id, listField, nothing, shortText, lenient } from '../http/fields.ts'

/** Identity verification by documents. The calls are not in the operator's specification; the statuses are. */

const size = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = lenient(shortText)
const document = v.object({
  id,
  kind: v.picklist(DOCUMENT_KINDS),
  name: shortText,
  size,
  /** How many bytes have arrived. */
  received: size,
  /** A verification status of the operator; null while the document has not been reviewed. */
  status: text,
  /** Why it was rejected: "key" or "key:argument". */
  reason: text,
})

export const getVerification = get('getVerification', '/api/v2/verification', {
  token: 'required',
  reply: v.object({ status: text, documents: listField('verification.documents', document, { mayBeEmptied: true }) }),
})

/**
 * Announces a document; its bytes follow in chunks. `key` is created by the device, so that a repeated call creates no
 * second document.
 */
export const createDocument = post('createDocument', '/api/v2/verification/documents', {
  token: 'required',
  body: v.object({
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    kind: v.picklist(DOCUMENT_KINDS),
    name: shortText,
    type: v.picklist(DOCUMENT_TYPES),
    size,
  }),
  reply: document,
})

/** Sends the bytes from `offset` on; 409 if the operator has received fewer or more bytes than that. */
export const sendDocumentPart = put('sendDocumentPart', '/api/v2/verification/documents/{id}', {
  query: ['offset'],
  token: 'required',
  bytes: true,
  timeoutMs: 60_000,
  reply: document,
})

/** Returns how many bytes of a document have arrived. */
export const getDocument = get('getDocument', '/api/v2/verification/documents/{id}', {
  token: 'required',
  reply: document,
})

/** Deletes a document that has not been submitted, or was rejected. */
export const removeDocument = post('removeDocument', '/api/v2/verification/documents/{id}/remove', {
  token: 'required',
  reply: nothing,
})

/** Submits the documents that have arrived for review. */
export const submitVerification = post('submitVerification', '/api/v2/verification/submit', {
  token: 'required',
  body: v.object({ documents: v.pipe(v.array(id), v.nonEmpty(), v.maxLength(20)) }),
  reply: v.object({ status: text }),
})
