import { describe, expect, it } from 'vitest'
import { addRound, EMPTY_TALLY, readTally } from '#src/games/table/session/tally.ts'
import { minor } from '#domain/money/money.ts'

const play = (results: readonly (readonly [number, number])[]) =>
  results.reduce(
    (tally, [amount, payout]) => addRound(tally, { amount: minor(amount), payout: minor(payout) }),
    EMPTY_TALLY,
  )

describe('the figures of a session', () => {
  it('count a payout below the stake as lost, and one equal to it as neither', () => {
    expect(
      play([
        [1_000, 999],
        [1_000, 1_000],
        [1_000, 1_001],
      ]),
    ).toMatchObject({
      rounds: 3,
      won: 1,
      lost: 1,
      wagered: 3_000,
      net: 0,
      line: [0, -1, -1, 0].map((net, rounds) => ({ rounds, net })),
    })
  })

  it('have the longest run of won and of lost rounds; a returned stake ends a run', () => {
    const [won, lost, push] = [
      [100, 200],
      [100, 0],
      [100, 100],
    ] as const
    expect(play([won, won, lost, lost, lost, push, lost, won])).toMatchObject({ longestWon: 2, longestLost: 3, run: 1 })
  })

  it('stay exact over many rounds, while the line stays short and ends at the net result', () => {
    const results = Array.from({ length: 1_000 }, (_, at) => [at * 7, (at * 37) % 11_000] as const)
    const { net, wagered, line } = play(results)
    expect(net).toBe(results.reduce((sum, [amount, payout]) => sum + payout - amount, 0))
    expect(wagered).toBe(results.reduce((sum, [amount]) => sum + amount, 0))
    expect(line.length).toBeLessThanOrEqual(120)
    expect([line[0], line.at(-1)]).toEqual([
      { rounds: 0, net: 0 },
      { rounds: 1_000, net },
    ])
  })

  it('keep the highest and the lowest result of a long visit in the line, each after its round', () => {
    const best = 137
    const worst = 402
    const even = Array.from({ length: 600 }, (_, at): [number, number] => [100, at % 2 === 0 ? 150 : 50])
    const results = even
      .with(best, [100, 9_100])
      .with(best + 1, [9_000, 0])
      .with(worst, [9_000, 0])
      .with(worst + 1, [100, 9_100])
    const { line } = play(results)
    const nets = results.map((_, at) => results.slice(0, at + 1).reduce((sum, [bet, paid]) => sum + paid - bet, 0))
    expect(line).toContainEqual({ rounds: nets.indexOf(Math.max(...nets)) + 1, net: Math.max(...nets) })
    expect(line).toContainEqual({ rounds: nets.indexOf(Math.min(...nets)) + 1, net: Math.min(...nets) })
    expect(line.every(({ rounds, net }) => net === (nets[rounds - 1] ?? 0))).toBe(true)
  })

  it('are read as they were stored, and not at all if anything is odd', () => {
    const tally = play([
      [100, 0],
      [100, 500],
    ])
    expect(readTally(JSON.parse(JSON.stringify(tally)))).toEqual(tally)
    for (const odd of [
      null,
      5,
      {},
      { ...tally, net: 1.5 },
      { ...tally, rounds: -1 },
      { ...tally, line: [0, -100, 300] },
    ]) {
      expect(readTally(odd)).toBeNull()
    }
  })
})
