import { expect, test } from 'vitest'
import { createUuidV7 } from '#domain/browser/uuid-v7.ts'

test('a UUID of version 7 begins with its time and never repeats', () => {
  const at = Date.UTC(2026, 10, 27)
  const ids = Array.from({ length: 100 }, () => createUuidV7(at))
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at)
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(createUuidV7(at + 1) > createUuidV7(at)).toBe(true)
})
