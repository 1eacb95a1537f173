import { describe, expect, it } from 'vitest'
import { inTurns, mapInTurns } from '#worker/core/in-turns.ts'

const BUSY_MS = 1

function beBusy(): void {
  const end = performance.now() + BUSY_MS
  while (performance.now() < end);
}

describe('work in slices', () => {
  it('yields to other tasks and comes to its end', async () => {
    const turns: number[] = []
    const items = Array.from({ length: 300 }, (_, at) => at)
    setTimeout(() => turns.push(-1))
    await inTurns(items, (at) => {
      beBusy()
      turns.push(at)
    })
    expect(turns.filter((at) => at >= 0)).toEqual(items)
    expect(turns.indexOf(-1)).toBeLessThan(items.length)
  })

  it('returns its results in order', async () => {
    expect(await mapInTurns([3, 1, 2], (one) => one * 2)).toEqual([6, 2, 4])
  })

  it('fails when the work fails', async () => {
    const work = (): never => {
      throw new Error('no more')
    }
    await expect(mapInTurns([1], work)).rejects.toThrow('no more')
  })
})
