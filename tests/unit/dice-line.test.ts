import { describe, expect, it } from 'vitest'
import { readDiceLine } from '#src/games/dice/dice-line.ts'

describe('a stored bet line', () => {
  it('a stored line is read back', () => {
    expect(readDiceLine({ target: 3_333, direction: 'under' })).toEqual({ target: 3_333, direction: 'under' })
  })

  it.each([
    null,
    'text',
    [],
    {},
    { target: 3_333, direction: 'beside' },
    { target: '3333', direction: 'under' },
    { target: 9_801, direction: 'under' },
    { target: 33.5, direction: 'under' },
  ])('no line is read from %j', (stored) => {
    expect(readDiceLine(stored)).toBeNull()
  })
})
