import * as v from 'valibot'
import { DOCUMENT_KINDS, DOCUMENT_TYPES } from '../domain/account/verification.ts'
import { endpoint } from '../http/endpoint.ts'
import { id, listOf, nothing, shortText } from '../http/fields.ts'

/** Who a player is, by documents. The calls are not in the spec; the status words are (spec 4). */

const size = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.fallback(v.optional(v.nullable(shortText), null), null)
const document = v.object({
  id,
  kind: v.picklist(DOCUMENT_KINDS),
  name: shortText,
  size,
  /** How many bytes of it have arrived. */
  received: size,
  /** A word of spec 4, or null while it has not been looked at. */
  status: text,
  /** Why it was refused: "key" or "key:argument". */
  reason: text,
})

export const getVerification = endpoint({
  name: 'getVerification',
  service: 'api',
  method: 'GET',
  path: '/api/v2/verification',
  token: 'required',
  reply: v.object({ status: text, documents: listOf('verification.documents', document, { mayBeEmptied: true }) }),
})

/** Announces a document; its bytes follow in parts. `key` is the sender's own, so that a repeated call makes no second one. */
export const createDocument = endpoint({
  name: 'createDocument',
  service: 'api',
  method: 'POST',
  path: '/api/v2/verification/documents',
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

/** The bytes from `offset` on; refused with 409 where that is not how far the operator is. */
export const sendDocumentPart = endpoint({
  name: 'sendDocumentPart',
  service: 'api',
  method: 'PUT',
  path: '/api/v2/verification/documents/{id}',
  query: ['offset'],
  token: 'required',
  bytes: true,
  timeoutMs: 60_000,
  reply: document,
})

/** How far a document has arrived. */
export const getDocument = endpoint({
  name: 'getDocument',
  service: 'api',
  method: 'GET',
  path: '/api/v2/verification/documents/{id}',
  token: 'required',
  reply: document,
})

/** Lets the operator forget a document that has not been submitted, or was refused. */
export const removeDocument = endpoint({
  name: 'removeDocument',
  service: 'api',
  method: 'POST',
  path: '/api/v2/verification/documents/{id}/remove',
  token: 'required',
  reply: nothing,
})

/** Has somebody look at the documents that have arrived. */
export const submitVerification = endpoint({
  name: 'submitVerification',
  service: 'api',
  method: 'POST',
  path: '/api/v2/verification/submit',
  token: 'required',
  body: v.object({ documents: v.pipe(v.array(id), v.nonEmpty(), v.maxLength(20)) }),
  reply: v.object({ status: text }),
})
