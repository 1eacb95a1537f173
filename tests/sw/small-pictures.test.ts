import { expect, test } from 'vitest'
import { smallPictures } from '#sw/small-pictures.ts'

/** 150 kB: 200 of them are the 30 MB that pictures may take on a device. */
const LIMIT_BYTES = 150_000

const reply = (bytes: number, type: string, status = 200) =>
  new Response(new Uint8Array(bytes), { status, headers: { 'content-type': type } })

test.each([
  ['stores a picture', reply(LIMIT_BYTES, 'image/webp'), true],
  ['stores no picture that is too large', reply(LIMIT_BYTES + 1, 'image/webp'), false],
  ['stores no page instead of a picture', reply(100, 'text/html'), false],
  ['stores no picture of an error', reply(100, 'image/png', 404), false],
])('%s', async (_what, response, isStored) => {
  expect(await smallPictures.cacheWillUpdate({ response })).toBe(isStored ? response : null)
  // The page gets its bytes, stored or not.
  expect(response.bodyUsed).toBe(false)
})
