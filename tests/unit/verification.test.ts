import { describe, expect, test } from 'vitest'
import {
  DOCUMENT_MAX_BYTES,
  documentSizeProblem,
  documentType,
  verificationStatus,
} from '#domain/player/verification.ts'

describe('a file for verification', () => {
  const bytes = (...start: (number | string)[]) =>
    new Uint8Array(start.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [part])))

  test.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe1, 0, 0, 'Exif', 0, 0)],
    ['image/png', bytes(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13)],
    ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    ['application/pdf', bytes('%PDF-1.7')],
    [null, bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    [null, bytes('<html>')],
    [null, bytes('GIF89a')],
    [null, bytes(0xff, 0xd8)],
    [null, bytes()],
  ])('is %s by its first bytes', (type, start) => {
    expect(documentType(start)).toBe(type)
  })

  test('has a minimum and a maximum size', () => {
    expect(documentSizeProblem(0)).toBe('document.empty')
    expect(documentSizeProblem(1)).toBeNull()
    expect(documentSizeProblem(DOCUMENT_MAX_BYTES)).toBeNull()
    expect(documentSizeProblem(DOCUMENT_MAX_BYTES + 1)).toBe('document.size:10 MB')
  })
})

test.each([
  ['pending', ['init', 'waiting', 'user_pending', 'pending']],
  ['failed', ['failed', 'unverified']],
  ['success', ['success', 'verified']],
  [null, ['', 'else', null]],
] as const)('a verification is %s by the words of the operator', (status, words) => {
  expect(words.map((word) => verificationStatus(word))).toEqual(words.map(() => status))
})
