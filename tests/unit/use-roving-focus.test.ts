import { describe, expect, it } from 'vitest'
import { nextNumber } from '#src/games/keno/use-roving-focus.ts'

describe('arrow keys on the numbers', () => {
  it.each([
    [0, 'ArrowRight', false, 1],
    [0, 'ArrowLeft', false, null],
    [7, 'ArrowRight', false, 8],
    [0, 'ArrowDown', false, 8],
    [3, 'ArrowUp', false, null],
    [39, 'ArrowDown', false, null],
    [39, 'ArrowRight', false, null],
    [12, 'Home', false, 8],
    [12, 'End', false, 15],
    [12, 'Home', true, 0],
    [12, 'End', true, 39],
    [12, 'Enter', false, null],
    [12, 'toString', false, null],
  ] as const)('from %i by %s (with Ctrl: %s) lead to %s', (at, key, wide, next) => {
    expect(nextNumber(at, key, wide)).toBe(next)
  })
})
