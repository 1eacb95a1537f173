import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draws } from '#domain/fairness/draws.ts'
import { HILO_MOST_CARDS, HILO_MOST_TIMES, type HiloState, hiloRules, isHiloLost } from '#domain/games/hilo.ts'
import { minor } from '#domain/money/money.ts'
import type { Draw } from '#domain/fairness/round-rules.ts'
import { type Kind, card, dealing, play } from './support/hilo.ts'

describe('a round of hilo', () => {
  const draw = dealing('7d 9h 9c 2s Ah Kd')

  it('opens with a card and nothing to cash out', () => {
    expect(play(draw, [])).toEqual({
      status: 'open',
      state: { cards: [card('7d')], steps: [] },
      payout: 0,
      cashOut: null,
    })
  })

  it('goes on after right guesses and skips, and skips pay nothing', () => {
    const first = play(draw, ['higher'])
    // 1.287 / 0.7 = 1.8386 of 10.00
    expect(first).toMatchObject({ status: 'open', payout: 0, cashOut: 1_838 })
    expect(play(draw, ['higher', 'skip'])).toMatchObject({ status: 'open', cashOut: 1_838 })
    expect(play(draw, ['skip', 'skip'])).toMatchObject({ status: 'open', cashOut: null })
  })

  it('pays on cash-out', () => {
    expect(play(draw, ['higher', 'cashOut'])).toEqual({
      status: 'settled',
      state: { cards: [card('7d'), card('9h')], steps: ['higher'] },
      payout: 1_838,
      cashOut: null,
    })
  })

  it('is lost by one wrong guess', () => {
    const lost = play(draw, ['higher', 'higher', 'higher'])
    expect(lost).toMatchObject({ status: 'settled', payout: 0, cashOut: null })
    expect(isHiloLost(lost.state)).toBe(true)
  })

  it('counts the ace after a two as lower, and the king after it as higher', () => {
    expect(play(draw, ['skip', 'skip', 'skip', 'lower']).status).toBe('open')
    expect(play(draw, ['skip', 'skip', 'skip', 'skip', 'higher']).status).toBe('open')
    expect(play(draw, ['skip', 'skip', 'skip', 'skip', 'lower'])).toMatchObject({ status: 'settled', payout: 0 })
  })

  it('is paid by itself on its last card, which cannot be a skip', () => {
    const twos = dealing(Array(60).fill('7h').join(' '))
    const waiting = play(twos, Array<Kind>(HILO_MOST_CARDS - 2).fill('skip'))
    expect(hiloRules.act(twos, {}, minor(1_000), waiting.state, { kind: 'skip' })).toBe('skip.last')
    const over = play(twos, [...Array<Kind>(HILO_MOST_CARDS - 2).fill('skip'), 'higher'])
    expect(over).toMatchObject({ status: 'settled', payout: 1_838, cashOut: null })
    expect(over.state.cards).toHaveLength(HILO_MOST_CARDS)
    expect(hiloRules.act(twos, {}, minor(1_000), over.state, { kind: 'higher' })).toBe('round.over')
  })

  it('is paid in full by itself at a multiplier of 10,000× or more', () => {
    const kings = dealing(Array(9).fill('Kh').join(' '))
    expect(play(kings, ['higher', 'higher', 'higher']).status).toBe('open')
    // 12.87⁴ = 27,435.07…: above the limit, and not reduced to it.
    const over = play(kings, ['higher', 'higher', 'higher', 'higher'], 5_000_000)
    expect(over.status).toBe('settled')
    expect(BigInt(over.payout)).toBe((5_000_000n * 1_287n ** 4n) / 100n ** 4n)
    expect(over.payout).toBeGreaterThan(5_000_000 * HILO_MOST_TIMES)
    expect(hiloRules.act(kings, {}, minor(5_000_000), over.state, { kind: 'cashOut' })).toBe('round.over')
  })

  it('rejects a step after a wrong guess, a cash-out of nothing, and an unknown step', () => {
    const amount = minor(1_000)
    const lost = play(draw, ['lower'])
    for (const kind of ['higher', 'lower', 'skip', 'cashOut'] as const) {
      expect(hiloRules.act(draw, {}, amount, lost.state, { kind })).toBe('round.over')
    }
    expect(hiloRules.act(draw, {}, amount, play(draw, []).state, { kind: 'cashOut' })).toBe('guess.none')
    expect(hiloRules.act(draw, {}, amount, play(draw, ['skip']).state, { kind: 'cashOut' })).toBe('guess.none')
    // @ts-expect-error what no type lets through
    expect(hiloRules.act(draw, {}, amount, play(draw, []).state, { kind: 'peek' })).toBe('action.unknown')
  })

  it('shows no card before it is dealt, and does not change its input state', () => {
    const { state } = play(draw, ['higher'])
    const before = structuredClone(state)
    hiloRules.act(draw, {}, minor(1_000), state, { kind: 'higher' })
    expect(state).toEqual(before)
    expect(state.cards).toHaveLength(2)
  })
})

describe('the replay of a round of hilo', () => {
  const kinds = fc.array(fc.constantFrom<Kind[]>('higher', 'lower', 'skip'), { maxLength: 60 })

  it('gives the round that was played, for any steps', () => {
    fc.assert(
      fc.property(fc.nat(100_000), kinds, fc.integer({ min: 1, max: 5_000_000 }), (nonce, plan, amount) => {
        const seeds = { clientSeed: 'again', serverSeed: '0'.repeat(64) }
        const draw: Draw = (count) => draws(seeds, nonce, count)
        let round = hiloRules.start(draw, {}, minor(amount), 'RUB')
        for (const kind of [...plan, 'higher', 'cashOut'] as const) {
          const next = hiloRules.act(draw, {}, minor(amount), round.state, { kind })
          if (typeof next !== 'string') round = next
        }
        expect(round.status).toBe('settled')
        const again = hiloRules.replay(draw, {}, minor(amount), round.state, 'RUB')
        expect(again).toEqual({ state: round.state, payout: round.payout })
      }),
      { numRuns: 60 },
    )
  })

  it('does not depend on the reported cards, nor on steps after the end', () => {
    const draw = dealing('7d 9h 2s 3d')
    const reported: HiloState = { cards: [0, 1, 2, 3], steps: ['higher', 'higher', 'lower'] }
    expect(hiloRules.replay(draw, {}, minor(1_000), reported, 'RUB')).toEqual({
      state: { cards: [card('7d'), card('9h'), card('2s')], steps: ['higher', 'higher'] },
      payout: 0,
    })
  })
})
