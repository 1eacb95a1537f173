import {
  createDocument,
  getDocument,
  getVerification,
  removeDocument,
  sendDocumentPart,
  submitVerification,
} from '#endpoints/verification.ts'
import { DOCUMENT_MAX_BYTES, DOCUMENTS_AT_MOST } from '#domain/player/verification.ts'
import type { Query } from '../database.ts'
import { invalid, Problem, rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import { playerById } from '../players.ts'
import type { World } from '../world.ts'
import { setVerification } from './decide.ts'
import {
  type Announced,
  appendPart,
  type Document,
  readDocument,
  readDocuments,
  documentWire,
  insertDocument,
} from './documents.ts'

/** Identity verification by documents that are uploaded in chunks and reviewed after submission. */
export function verificationRoutes(app: App, world: World): void {
  const { database } = world

  servePlayer(app, world, getVerification, ({ session }) =>
    database.read(async (query) => {
      const player = await playerById(query, session.player)
      const documents = await readDocuments(query, session.player)
      return { status: player?.verificationStatus ?? null, documents: documents.map(documentWire) }
    }),
  )

  servePlayer(app, world, createDocument, ({ session, body }) =>
    database.write(async (tx) => {
      const documents = await readDocuments(tx, session.player)
      const before = documents.find(({ key }) => key === body.key)
      if (before) return documentWire(sameAs(before, body))
      if (body.size < 1 || body.size > DOCUMENT_MAX_BYTES) throw invalid({ size: ['document.size'] })
      const accepted = documents.filter(({ status }) => status !== 'failed')
      if (accepted.length >= DOCUMENTS_AT_MOST) throw invalid({ body: ['document.tooMany'] })
      const id = await insertDocument(tx, session.player, body)
      return documentWire(await known(tx, session.player, id))
    }),
  )

  servePlayer(app, world, getDocument, ({ session, param }) =>
    database.read(async (query) => documentWire(await known(query, session.player, Number(param('id'))))),
  )

  servePlayer(app, world, sendDocumentPart, ({ session, param, query, bytes }) =>
    database.write(async (tx) => {
      const document = await known(tx, session.player, Number(param('id')))
      if (query('offset') !== String(document.received)) {
        throw new Problem(409, { error: { code: 'document.offset' }, data: documentWire(document) })
      }
      if (bytes.length === 0) throw invalid({ body: ['field.required'] })
      if (document.received + bytes.length > document.size) throw invalid({ size: ['document.size'] })
      await appendPart(tx, document, bytes)
      return documentWire(await known(tx, session.player, document.id))
    }),
  )

  servePlayer(app, world, removeDocument, ({ session, param }) =>
    database.write(async (tx) => {
      const { id, status } = await known(tx, session.player, Number(param('id')))
      if (status !== null && status !== 'failed') throw rejection(409, 'document.submitted')
      await tx.run('DELETE FROM document_parts WHERE document = ?', [id])
      await tx.run('DELETE FROM documents WHERE id = ?', [id])
      return {}
    }),
  )

  servePlayer(app, world, submitVerification, ({ session, body }) =>
    database.write(async (tx) => {
      const wanted = new Set(body.documents.map(Number))
      const documents = (await readDocuments(tx, session.player)).filter(({ id }) => wanted.has(id))
      const isReady = documents.every(({ received, size, status }) => received === size && status === null)
      if (!isReady || documents.length < wanted.size) throw invalid({ documents: ['verification.none'] })
      for (const { id } of documents) await tx.run("UPDATE documents SET status = 'waiting' WHERE id = ?", [id])
      await setVerification(tx, session.player, 'waiting')
      return { status: 'waiting' }
    }),
  )
}

/** A repeated key must describe the same document; otherwise throws 409. */
function sameAs(before: Document, body: Announced): Document {
  const isSame = before.kind === body.kind && before.type === body.type && before.size === body.size
  if (!isSame) throw rejection(409, 'key.reused')
  return before
}

async function known(query: Query, player: number, id: number): Promise<Document> {
  const document = await readDocument(query, player, id)
  if (!document) throw rejection(404, 'document.unknown')
  return document
}
