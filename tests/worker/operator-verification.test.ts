import { describe, expect, test } from 'vitest'
import {
  createDocument,
  getDocument,
  getVerification,
  sendDocumentPart,
  submitVerification,
} from '#endpoints/verification.ts'
import { DOCUMENT_MAX_BYTES, DOCUMENT_PART_BYTES } from '#domain/player/verification.ts'
import { good, player, rejected, useOperator } from './support/stand-in.ts'

/** Documents arrive in parts, some of which get lost; an employee reviews them. */

const standIn = useOperator()
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function makeFile(size: number, beginning = PNG): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7)
  bytes.set(beginning.slice(0, size))
  return bytes
}

async function announce(
  token: string,
  overrides: { size?: number; key?: string; type?: 'image/png' | 'image/webp' } = {},
) {
  const about = {
    key: crypto.randomUUID(),
    kind: 'identity' as const,
    name: 'passport.png',
    type: 'image/png' as const,
  }
  return standIn.call(createDocument, { token, body: { ...about, size: 1_000, ...overrides } })
}

function send(token: string, id: string, offset: number, bytes: Uint8Array<ArrayBuffer>) {
  return standIn.call(sendDocumentPart, { token, params: { id }, query: { offset: String(offset) }, bytes })
}

async function whole(token: string): Promise<string> {
  const { id } = good(await announce(token))
  good(await send(token, id, 0, makeFile(1_000)))
  return id
}

describe('a document of the stand-in operator', () => {
  test('rejects a document for its size, type or number, and for content of another type', async () => {
    const { call } = standIn
    const { token } = await player(standIn)
    for (const size of [0, DOCUMENT_MAX_BYTES + 1]) {
      expect(rejected(await announce(token, { size })).errors).toEqual({ size: ['document.size'] })
    }
    const body = { key: 'a-key-of-mine', kind: 'identity', name: 'a.gif', type: 'image/gif', size: 10 }
    // A request that the app itself never sends.
    const gif = await call(createDocument, { token, body: body as never })
    expect(rejected(gif).errors).toEqual({ type: ['document.type'] })
    const { id } = good(await announce(token, { size: 20 }))
    expect(rejected(await send(token, id, 0, makeFile(21))).errors).toEqual({ size: ['document.size'] })
    const large = await send(token, id, 0, makeFile(2 * DOCUMENT_PART_BYTES + 1))
    expect(rejected(large)).toMatchObject({ status: 413, code: 'body.tooLarge' })
    // In two parts: the first is too short to show the type.
    good(await send(token, id, 0, makeFile(2)))
    const pretended = good(await send(token, id, 2, makeFile(18, [0])))
    expect(pretended).toMatchObject({ status: 'failed', reason: 'document.type' })
    const webp = good(await announce(token, { size: 12, type: 'image/webp' }))
    const riff = Uint8Array.from(Buffer.from('RIFF....WEBP'))
    expect(good(await send(token, webp.id, 0, riff))).toMatchObject({ received: 12, status: null })
    for (let more = 1; more < 6; more += 1) good(await announce(token))
    expect(rejected(await announce(token)).errors).toEqual({ body: ['document.tooMany'] })
  })

  test('hides a document from other players', async () => {
    const { call } = standIn
    const [mine, other] = [await player(standIn), await player(standIn)]
    const id = await whole(mine.token)
    const theirs = { token: other.token, params: { id } }
    expect(rejected(await call(getDocument, theirs))).toMatchObject({ status: 404, code: 'document.unknown' })
    expect(rejected(await send(other.token, id, 1_000, makeFile(1))).status).toBe(404)
    const submitted = await call(submitVerification, { token: other.token, body: { documents: [id] } })
    expect(rejected(submitted).errors).toEqual({ documents: ['verification.none'] })
  })
})

describe('the outbox page', () => {
  test('escapes what was sent, lets an employee decide on documents, and rejects the form of another site', async () => {
    const { call, operator } = standIn
    const { token, id: owner } = await player(standIn)
    const { id } = good(await announce(token))
    good(await send(token, id, 0, makeFile(1_000)))
    good(await call(submitVerification, { token, body: { documents: [id] } }))
    const at = `http://outbox.localhost:${operator.port}`
    expect(await (await fetch(`${at}/`)).text()).toContain('passport.png')
    const decide = (site: string) =>
      fetch(`${at}/verification/${owner}`, {
        method: 'POST',
        body: new URLSearchParams({ status: 'success' }),
        headers: { 'sec-fetch-site': site },
        redirect: 'manual',
      })
    expect((await decide('same-site')).status).toBe(403)
    expect(good(await call(getVerification, { token })).status).toBe('waiting')
    expect((await decide('same-origin')).status).toBe(303)
    expect(good(await call(getVerification, { token })).status).toBe('success')
  })
})
