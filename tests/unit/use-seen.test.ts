import { describe, expect, it } from 'vitest'
import { getSeen } from '#src/ui/use-seen.ts'

describe('what a press counts for', () => {
  it('is the value that was drawn 400 ms before, or earlier', () => {
    const drawn = { value: 'two', before: 'three', at: 1_000 }
    expect([1_000, 1_060, 1_399].map((now) => getSeen(drawn, now))).toEqual(['three', 'three', 'three'])
    expect([1_400, 9_000].map((now) => getSeen(drawn, now))).toEqual(['two', 'two'])
  })
})
