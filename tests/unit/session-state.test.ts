import { describe, expect, it } from 'vitest'
import { countRounds, NO_SESSION, readPlaySession } from '#src/games/table/session/session-state.ts'
import { readPlayTime } from '#src/games/table/session/play-time.ts'
import { toNetPath } from '#src/games/table/session/net-path.ts'
import { readLevel } from '#src/games/table/settings/device-level.ts'
import { minor } from '#domain/money/money.ts'

const round = { id: '1', key: 'k', amount: minor(100), payout: minor(150), currency: 'RUB' } as const

describe('the session of a player', () => {
  it('counts each currency by itself', () => {
    const session = countRounds(NO_SESSION, 'p', [round, { ...round, currency: 'USD', payout: minor(0) }])
    expect(session.tallies.RUB).toMatchObject({ rounds: 1, net: 50 })
    expect(session.tallies.USD).toMatchObject({ rounds: 1, net: -100 })
  })

  it('drops what another player has played', () => {
    const session = countRounds(countRounds(NO_SESSION, 'p', [round, round]), 'q', [round])
    expect(session).toMatchObject({ playerId: 'q', tallies: { RUB: { rounds: 1 } } })
  })

  it('is read as it was stored, without what is odd', () => {
    const session = countRounds(NO_SESSION, 'p', [round])
    expect(readPlaySession(JSON.parse(JSON.stringify(session)))).toEqual(session)
    const odd = { playerId: 'p', tallies: { RUB: session.tallies.RUB, ABC: session.tallies.RUB, USD: { rounds: 'x' } } }
    expect(readPlaySession(odd)).toEqual(session)
    for (const stored of [null, 'x', {}, { playerId: 5 }]) expect(readPlaySession(stored)).toEqual(NO_SESSION)
  })
})

describe('the time in play', () => {
  it('is read as it was stored, and starts at nothing if it is odd', () => {
    expect(readPlayTime({ playerId: 'p', ms: 5_000 })).toEqual({ playerId: 'p', ms: 5_000 })
    for (const odd of [null, { playerId: 'p', ms: -1 }, { playerId: 'p', ms: '5' }, { ms: 5 }]) {
      expect(readPlayTime(odd)).toEqual({ playerId: null, ms: 0 })
    }
  })
})

describe('the line of the net result', () => {
  const toLine = (...nets: number[]) => nets.map((net, rounds) => ({ rounds, net: minor(net) }))

  it('lies in the middle while nothing was won or lost', () => {
    expect(toNetPath(toLine(0))).toEqual({ path: 'M0 20', zero: 20, end: 20 })
  })

  it('runs from zero over the whole width, with the highest result at the top', () => {
    expect(toNetPath(toLine(0, 100, -100))).toEqual({ path: 'M0 20L60 3L120 37', zero: 20, end: 37 })
  })

  it('has each point at its round where rounds between are left out', () => {
    const line = [...toLine(0, 100), { rounds: 4, net: minor(-100) }]
    expect(toNetPath(line).path).toBe('M0 20L30 3L120 37')
  })
})

describe('the volume', () => {
  it.each([
    [null, 100],
    ['', 100],
    ['0', 0],
    ['35', 35],
    ['101', 100],
    ['loud', 100],
  ])('stored as %j is %i percent', (stored, level) => {
    expect(readLevel(stored)).toBe(level)
  })
})
