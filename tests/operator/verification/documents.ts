import type { InferOutput } from 'valibot'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { createDocument, getDocument } from '#endpoints/verification.ts'
import { DOCUMENT_KINDS } from '#domain/player/verification.ts'
import type { Query, StoredRow } from '../database.ts'
import { beginsLike, TELLING_BYTES } from './file-types.ts'

type Wire = EndpointWire<typeof getDocument>
export type Announced = InferOutput<NonNullable<(typeof createDocument)['body']>>

const COLUMNS = {
  id: 'int',
  key: 'text',
  kind: 'text',
  name: 'text',
  type: 'text',
  size: 'int',
  received: 'int',
  status: 'text?',
  reason: 'text?',
} as const
export type Document = StoredRow<typeof COLUMNS>
const SELECT = `SELECT ${Object.keys(COLUMNS).join(', ')} FROM documents`

/** A player's documents in upload order. */
export async function readDocuments(query: Query, player: number): Promise<Document[]> {
  return query.rows(COLUMNS, `${SELECT} WHERE player = ? ORDER BY id`, [player])
}

/** A player's document; null if it belongs to another player. */
export async function readDocument(query: Query, player: number, id: number): Promise<Document | null> {
  return (await query.row(COLUMNS, `${SELECT} WHERE player = ? AND id = ?`, [player, id])) ?? null
}

export async function insertDocument(tx: Query, player: number, document: Announced): Promise<number> {
  const { key, kind, name, type, size } = document
  const { inserted } = await tx.run(
    'INSERT INTO documents (player, key, kind, name, type, size) VALUES (?, ?, ?, ?, ?, ?)',
    [player, key, kind, name, type, size],
  )
  return inserted
}

/** Appends a chunk; after the last one, checks that the file has the announced type. */
export async function appendPart(tx: Query, document: Document, bytes: Uint8Array): Promise<void> {
  const received = document.received + bytes.length
  await tx.run('INSERT INTO document_parts (document, start, bytes) VALUES (?, ?, ?)', [
    document.id,
    document.received,
    bytes,
  ])
  await tx.run('UPDATE documents SET received = ? WHERE id = ?', [received, document.id])
  if (received < document.size || beginsLike(document.type, await firstBytes(tx, document.id))) return
  await tx.run("UPDATE documents SET status = 'failed', reason = 'document.type' WHERE id = ?", [document.id])
}

async function firstBytes(tx: Query, document: number): Promise<Uint8Array> {
  const rows = await tx.rows(
    { hex: 'text' },
    'SELECT hex(substr(bytes, 1, ?)) AS hex FROM document_parts WHERE document = ? ORDER BY start LIMIT ?',
    [TELLING_BYTES, document, TELLING_BYTES],
  )
  return Buffer.from(rows.map(({ hex }) => hex).join(''), 'hex')
}

export function documentWire({ id, kind, name, size, received, status, reason }: Document): Wire {
  const known = DOCUMENT_KINDS.find((one) => one === kind)
  if (known === undefined) throw new Error(`document ${id} is of no kind`)
  return { id, kind: known, name, size, received, status, reason }
}
