import { expect, test } from 'vitest'
import { PICTURE_MAX_BYTES, smallPictures } from '../../sw/small-pictures.ts'

const reply = (bytes: number, type: string, status = 200) =>
  new Response(new Uint8Array(bytes), { status, headers: { 'content-type': type } })

test.each([
  ['stores a picture', reply(PICTURE_MAX_BYTES, 'image/webp'), true],
  ['stores no picture that is too large', reply(PICTURE_MAX_BYTES + 1, 'image/webp'), false],
  ['stores no page instead of a picture', reply(100, 'text/html'), false],
  ['stores no picture of an error', reply(100, 'image/png', 404), false],
])('%s', async (_what, response, isStored) => {
  expect(await smallPictures.cacheWillUpdate({ response })).toBe(isStored ? response : null)
  // The page gets its bytes, stored or not.
  expect(response.bodyUsed).toBe(false)
})
