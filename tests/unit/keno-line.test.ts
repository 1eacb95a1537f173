import { describe, expect, it } from 'vitest'
import { readKenoLine } from '#src/games/keno/keno-line.ts'

describe('stored keno settings', () => {
  it('are read back with their risk', () => {
    expect(readKenoLine({ risk: 'high', picks: [1, 2] })).toEqual({ risk: 'high', picks: [1, 2] })
  })

  it.each([[null], [7], [{}], [{ risk: 'wild', picks: [1] }], [{ risk: 'high', picks: [1, 1] }], [{ risk: 'high' }]])(
    'read from %j are empty',
    (stored) => {
      expect(readKenoLine(stored)).toBeNull()
    },
  )
})
