import { afterEach, describe, expect, test } from 'vitest'
import { documents } from '#db/account-view.ts'
import type { DocumentRow } from '#db/view.ts'
import { DOCUMENT_MAX_BYTES, DOCUMENT_PART_BYTES, DOCUMENTS_AT_MOST } from '#domain/player/verification.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const SIZE = 3 * DOCUMENT_PART_BYTES + 1_000

/** A file with the signature bytes of its type; every later byte depends on its offset. */
function file(name = 'passport.jpg', size = SIZE, start: readonly number[] = JPEG): File {
  const bytes = Uint8Array.from({ length: size }, (_, at) => start[at] ?? (at * 31) % 251)
  return new File([bytes], name, { type: 'image/jpeg' })
}

describe('a document', () => {
  const world = useWorld()
  const PART = { endpoint: 'sendDocumentPart' }
  const openPlayer = async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.needVerification(EMAIL)
    return tab
  }
  const add = (tab: Tab, one = file()) => tab.commands.verification.add({ kind: 'identity', file: one })
  const stateIs = (state: DocumentRow['state'], count = 1) =>
    until(state, async () => {
      const rows = await documents()
      return rows.length === count && rows.every((row) => row.state === state) && rows
    })
  /** The offset of each accepted part. */
  const offsets = async () => {
    const parts = await world.control.requests(PART)
    return parts
      .filter(({ status }) => status === 200)
      .map(({ query }) => Number(new URLSearchParams(query).get('offset')))
  }
  const EVERY_PART = [0, 1, 2, 3].map((part) => part * DOCUMENT_PART_BYTES)
  const status = async () => (await world.db.players.toArray())[0]?.verification

  test('uploads a document part by part until it is accepted, and then deletes its bytes', async () => {
    const tab = await openPlayer()
    const faultId = await world.control.fault({ match: PART, hold: 'after', after: 1 })
    const { key } = good(await add(tab))
    const [underway] = await until('a part', async () => {
      const rows = await documents()
      return rows[0]?.sent === DOCUMENT_PART_BYTES && rows
    })
    expect(underway).toMatchObject({ key, state: 'sending', name: 'passport.jpg', type: 'image/jpeg', size: SIZE })
    expect(underway?.file?.size).toBe(SIZE)
    await world.control.release(faultId)
    const [arrived] = await stateIs('arrived')
    expect(arrived).toMatchObject({ sent: SIZE, file: null })
    expect(await world.db.documentFiles.count()).toBe(0)
    expect(await offsets()).toEqual(EVERY_PART)
    good(await tab.commands.verification.submit())
    await stateIs('submitted')
    expect(await status()).toEqual({ isNeeded: true, status: 'pending' })
    await world.control.decideVerification({ email: EMAIL, status: 'success' })
    good(await tab.commands.verification.refresh())
    await stateIs('accepted')
    expect((await status())?.status).toBe('success')
  })

  test.each(['cutBefore', 'cutAfter'] as const)('continues the upload after a lost part (%s)', async (kind) => {
    const tab = await openPlayer()
    await world.control.fault({ match: PART, kind, after: 1 })
    good(await add(tab))
    await stateIs('arrived')
    const all = (await world.control.requests(PART)).map(({ query }) => new URLSearchParams(query).get('offset'))
    expect(new Set(all).size).toBe(4)
    // A part that had arrived is not sent again.
    expect(all).toHaveLength(kind === 'cutBefore' ? 5 : 4)
    expect(await world.control.requests({ endpoint: 'createDocument' })).toHaveLength(1)
  })

  test('continues at the operator’s offset when it differs from the local one', async () => {
    const tab = await openPlayer()
    const patch = { received: DOCUMENT_PART_BYTES }
    await world.control.fault({ match: { endpoint: 'createDocument' }, kind: 'patch', patch })
    good(await add(tab))
    await stateIs('arrived')
    expect((await world.control.requests(PART))[0]).toMatchObject({ status: 409 })
    expect(await offsets()).toEqual(EVERY_PART)
  })

  test('stores a document without a network, and another tab uploads it after this one is closed', async () => {
    const tab = await openPlayer()
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    good(await add(tab))
    const [row] = await stateIs('sending')
    expect(row).toMatchObject({ id: null, sent: 0 })
    tab.stop()
    await world.open()
    await world.control.startListening()
    await stateIs('arrived')
    expect(await offsets()).toEqual(EVERY_PART)
  })

  test('continues an upload in another tab where the first one stopped', async () => {
    const tab = await openPlayer()
    await world.control.fault({ match: PART, kind: 'hang', after: 2 })
    good(await add(tab))
    await world.control.waitForRequests({ match: PART, count: 3 })
    tab.stop()
    // A browser releases the locks of a closed tab; here the old worker stays in this process and waits for its part.
    await world.open()
    await stateIs('arrived')
    expect(await offsets()).toEqual(EVERY_PART)
  })

  test('uploads documents from one tab at a time', async () => {
    const [one, two] = [await openPlayer(), await world.open()]
    await Promise.all([add(one, file('one.jpg')), add(two, file('two.jpg')), add(one, file('three.jpg'))])
    await stateIs('arrived', 3)
    expect((await offsets()).toSorted((a, b) => a - b)).toEqual(EVERY_PART.flatMap((part) => [part, part, part]))
    expect((await world.control.requests(PART)).every(({ status }) => status === 200)).toBe(true)
    expect(await world.control.requests({ endpoint: 'createDocument' })).toHaveLength(3)
  })

  test('sends a part again in full after a 401 and a token refresh', async () => {
    const tab = await openPlayer()
    const faultId = await world.control.fault({ match: PART, hold: 'before', after: 1 })
    good(await add(tab))
    await world.control.waitForRequests({ match: PART, count: 2 })
    await world.control.expireTokens(EMAIL)
    await world.control.release(faultId)
    await stateIs('arrived')
    expect(await offsets()).toEqual(EVERY_PART)
    expect((await world.control.requests(PART)).filter(({ status }) => status === 401)).toHaveLength(1)
  })

  test.each([
    ['nothing', file('empty.jpg', 0), 'document.empty'],
    ['too much', file('large.jpg', DOCUMENT_MAX_BYTES + 1), 'document.size:10 MB'],
    ['another thing than it says', file('program.jpg', 2_000, [0x4d, 0x5a]), 'document.type'],
  ])('rejects a document before the upload that contains %s', async (_, one, text) => {
    const tab = await openPlayer()
    const rejected = await add(tab, one)
    expect(rejected).toMatchObject({ ok: false, error: { code: 'validation', fields: { file: [text] } } })
    expect(await documents()).toEqual([])
  })

  test.each([
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['image/webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
    ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ])('recognises %s by its bytes', async (type, start) => {
    const tab = await openPlayer()
    good(await add(tab, file('whatever.txt', 5_000, start)))
    expect((await stateIs('arrived'))[0]).toMatchObject({ type })
  })

  test('rejects a document above the limit until another one is removed', async () => {
    const tab = await openPlayer()
    const keys: string[] = []
    for (let count = 0; count < DOCUMENTS_AT_MOST; count += 1) {
      keys.push(good(await add(tab, file(`${count}.jpg`, 2_000))).key)
    }
    expect(await add(tab)).toMatchObject({ ok: false, error: { fields: { file: ['document.tooMany:6'] } } })
    await stateIs('arrived', DOCUMENTS_AT_MOST)
    good(await tab.commands.verification.remove({ key: keys[0] ?? '' }))
    good(await add(tab, file('new.jpg', 2_000)))
    await stateIs('arrived', DOCUMENTS_AT_MOST)
    good(await tab.commands.verification.refresh())
    expect((await documents()).map(({ name }) => name)).toEqual([
      '1.jpg',
      '2.jpg',
      '3.jpg',
      '4.jpg',
      '5.jpg',
      'new.jpg',
    ])
  })

  test('shows the reason of a rejected document, and lets the player remove it', async () => {
    const tab = await openPlayer()
    const body = { error: { code: 'invalid' }, errors: { body: ['document.tooMany'] } }
    await world.control.fault({ match: { endpoint: 'createDocument' }, kind: 'reply', status: 422, body })
    const { key } = good(await add(tab))
    const [row] = await stateIs('refused')
    expect(row).toMatchObject({ reason: 'document.tooMany', file: null })
    good(await tab.commands.verification.remove({ key }))
    expect(await documents()).toEqual([])
    good(await add(tab))
    await stateIs('arrived')
    good(await tab.commands.verification.submit())
    expect(await tab.commands.verification.remove({ key: (await documents())[0]?.key ?? '' })).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    })
    await world.control.decideVerification({ email: EMAIL, status: 'unverified', reason: 'document.blurred' })
    good(await tab.commands.verification.refresh())
    expect((await stateIs('refused'))[0]).toMatchObject({ reason: 'document.blurred' })
    expect((await status())?.status).toBe('failed')
  })

  test('removes a document during its upload from the operator too, even if the first removal call fails', async () => {
    const tab = await openPlayer()
    const faultId = await world.control.fault({ match: PART, hold: 'before', after: 1 })
    const { key } = good(await add(tab))
    await world.control.waitForRequests({ match: PART, count: 2 })
    good(await tab.commands.verification.remove({ key }))
    expect(await documents()).toEqual([])
    await world.control.fault({ match: { endpoint: 'removeDocument' }, kind: 'cutBefore' })
    await world.control.release(faultId)
    await until('the removal', async () => (await world.db.documents.count()) === 0)
    good(await tab.commands.verification.refresh())
    expect(await documents()).toEqual([])
    expect(await world.control.requests(PART)).toHaveLength(2)
  })

  test('shows a document that another device uploaded', async () => {
    const tab = await openPlayer()
    good(await add(tab))
    await stateIs('arrived')
    // Logout deletes all that this device has stored; the operator still has the document.
    good(await tab.commands.session.logout())
    expect(await world.db.documents.count()).toBe(0)
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: 'steppe-wind-42' }))
    good(await tab.commands.verification.refresh())
    expect(await documents()).toMatchObject([{ name: 'passport.jpg', state: 'arrived', file: null, sent: SIZE }])
    good(await tab.commands.verification.submit())
    await stateIs('submitted')
  })

  test('rejects a submission without documents', async () => {
    const tab = await openPlayer()
    expect(await tab.commands.verification.submit()).toMatchObject({
      ok: false,
      error: { code: 'validation', fields: { documents: ['verification.none'] } },
    })
    expect(await world.control.requests({ endpoint: 'submitVerification' })).toEqual([])
  })

  test('retries later an upload that makes no progress, and does not loop', async () => {
    const tab = await openPlayer()
    const NOWHERE = { kind: 'patch', patch: { received: 0 }, times: 0 } as const
    await world.control.fault({ match: PART, ...NOWHERE })
    await world.control.fault({ match: { endpoint: 'getDocument' }, ...NOWHERE })
    good(await add(tab))
    await world.control.waitForRequests({ match: { endpoint: 'getDocument' }, count: 2, withinMs: 60_000 })
    expect(await world.control.requests(PART)).toHaveLength(2)
    await world.control.clearFaults()
    await stateIs('arrived')
    expect(await offsets()).toEqual(EVERY_PART)
  })

  describe('documents on a full disk', () => {
    const { add: insert } = IDBObjectStore.prototype
    afterEach(() => {
      IDBObjectStore.prototype.add = insert
    })

    test('rejects a document on a full disk, and stores nothing of it', async () => {
      const tab = await openPlayer()
      IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...row) {
        if (this.name === 'documentFiles') throw new DOMException('full', 'QuotaExceededError')
        return insert.apply(this, row)
      }
      expect(await add(tab)).toMatchObject({ ok: false, error: { code: 'storage' } })
      expect(await documents()).toEqual([])
      expect(await world.db.documentFiles.count()).toBe(0)
    })
  })
})
