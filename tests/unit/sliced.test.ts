import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inSlices } from '../../worker/in-slices.ts'
import { atOnce } from '../../worker/rules/sliced.ts'
import { slowSort } from '../../worker/rules/slow-sort.ts'

/** So that an error shows as a failed test, and not as one that never ends, ms. */
const PATIENCE_MS = 3_000

describe('work in slices', () => {
  it('lets others have their turn, and gives what it makes', async () => {
    const turns: string[] = []
    setTimeout(() => turns.push('another'))
    const giveUp = performance.now() + PATIENCE_MS
    const work = function* () {
      while (turns.length === 0 && performance.now() < giveUp) yield
      return 'made'
    }
    expect([await inSlices(work()), turns]).toEqual(['made', ['another']])
  })

  it('fails as the work does', async () => {
    const work = function* () {
      yield
      throw new Error('no more')
    }
    await expect(inSlices(work())).rejects.toThrow('no more')
    expect(() => atOnce(work())).toThrow('no more')
  })
})

describe('a sort that gives way', () => {
  it('is the order of toSorted: what is equal stays as it was', () => {
    const lists = fc.array(fc.nat({ max: 20_000 }), { maxLength: 2_000 })
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 5_000 }), (places, classes) => {
        const compare = (one: number, other: number): number => (one % classes) - (other % classes)
        expect(atOnce(slowSort(places, compare))).toEqual(places.toSorted(compare))
      }),
    )
  })

  it('gives way within a few thousand comparisons', () => {
    const places = Array.from({ length: 10_000 }, (_, at) => (at * 7_919) % 10_007)
    let compared = 0
    const work = slowSort(places, (one, other) => {
      compared += 1
      return one - other
    })
    let [most, before] = [0, 0]
    for (let step = work.next(); !step.done; step = work.next()) {
      most = Math.max(most, compared - before)
      before = compared
    }
    expect(most).toBeLessThan(2_500)
  })
})
