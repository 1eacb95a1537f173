import { describe, expect, it } from 'vitest'
import { checkCrashRound } from '#src/games/crash/check-crash-round.ts'
import { crashPoint, previousGameHash, walkChain } from '#domain/fairness/crash-chain.ts'

const SALT = 'salt'
const LAST = 'a'.repeat(64)
const getHash = (game: number) => walkChain(LAST, 10 - game)
const CHAIN = { terminatingHash: walkChain(LAST, 10), salt: SALT, games: 10 }

function computePoint(game: number, salt = SALT) {
  const hash = getHash(game)
  return { id: `r${game}`, game, hash, point: crashPoint(hash, salt) }
}
const makeRound = (game: number, salt = SALT) => ({
  ...computePoint(game, salt),
  salt,
  startedAt: 0,
  endedAt: 1,
  terminatingHash: CHAIN.terminatingHash,
  games: CHAIN.games,
})
const POINTS = [computePoint(9), computePoint(8), computePoint(7)]

describe('the check of one round of crash', () => {
  it('accepts a round that fits the published points and the published chain', () => {
    const { steps, matches } = checkCrashRound(makeRound(8), { points: POINTS, chain: CHAIN })
    expect(steps).toEqual({ inputs: true, point: true, previous: true, end: true })
    expect(matches).toBe(true)
  })

  it('gives no result for a step without published data', () => {
    const { steps, matches } = checkCrashRound(makeRound(3), { points: [], chain: null })
    expect(steps).toEqual({ inputs: null, point: true, previous: null, end: null })
    expect(matches).toBe(true)
  })

  it('rejects a round with another salt, point, hash or chain end than published', () => {
    const other = 'b'.repeat(64)
    const check = (change: object) => checkCrashRound({ ...makeRound(8), ...change }, { points: POINTS, chain: CHAIN })
    expect(check(makeRound(8, 'another salt'))).toMatchObject({ steps: { inputs: false }, matches: false })
    const forged = { ...makeRound(8), hash: other, point: crashPoint(other, SALT) }
    expect(check(forged)).toMatchObject({ steps: { inputs: false, previous: false }, matches: false })
    expect(check({ terminatingHash: other })).toMatchObject({ steps: { end: false }, matches: false })
    const points = [POINTS[0], { ...computePoint(8), point: 12_345 }].flatMap((each) => each ?? [])
    const shown = checkCrashRound(makeRound(8), { points, chain: CHAIN })
    expect(shown).toMatchObject({ steps: { point: false }, reported: 12_345, matches: false })
  })

  it('does not compare a round of an earlier chain with the current one', () => {
    const old = { ...makeRound(9), id: 'old', terminatingHash: previousGameHash('c') }
    expect(checkCrashRound(old, { points: POINTS, chain: CHAIN }).steps.end).toBeNull()
  })
})
