import { afterEach, describe, expect, it, vi } from 'vitest'
import { getRoundSound } from '../../src/games/original/sound/round-sound.ts'
import { hush, play } from '../../src/games/original/sound/synth.ts'
import { minor } from '../../worker/domain/money/money.ts'

const round = { id: '1', amount: minor(1_000), payout: minor(0), status: 'settled', step: 3 } as const

describe('the sound of a round', () => {
  it.each([
    ['loss', 0],
    ['loss', 999],
    ['push', 1_000],
    ['smallWin', 1_001],
    ['smallWin', 1_999],
    ['win', 2_000],
    ['win', 9_999],
    ['bigWin', 10_000],
  ])('is a %s when a bet of 10.00 pays %i minor units', (sound, payout) => {
    expect(getRoundSound({ ...round, payout: minor(payout) })).toBe(sound)
  })

  it('is a gain during a round, and none before its first step', () => {
    expect([1, 0].map((step) => getRoundSound({ ...round, status: 'open', step }))).toEqual(['gain', null])
  })
})

/** An audio context that records its calls. */
function stubAudio() {
  const made = { contexts: 0, tones: 0, closed: 0 }
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  class Node {
    frequency = param
    gain = param
    connect = (to: Node) => to
    start = () => (made.tones += 1)
    stop = () => undefined
  }
  class Context {
    state = 'running'
    currentTime = 0
    destination = new Node()
    constructor() {
      made.contexts += 1
    }
    close = async () => void (made.closed += 1)
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
  return made
}

function stubPage(visibilityState: string, hasBeenActive: boolean) {
  vi.stubGlobal('document', { visibilityState })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
}

describe('a game sound', () => {
  afterEach(() => {
    hush()
    vi.unstubAllGlobals()
  })

  it('consists of tones of one shared context, which closes when the page is hidden', () => {
    const made = stubAudio()
    stubPage('visible', true)
    play('bet')
    play('win')
    expect(made).toEqual({ contexts: 1, tones: 5, closed: 0 })
    hush()
    expect(made.closed).toBe(1)
  })

  it.each([
    ['before any touch or key', 'visible', false],
    ['out of sight', 'hidden', true],
  ])('is not played %s', (_when, visibility, active) => {
    const made = stubAudio()
    stubPage(visibility, active)
    play('bigWin')
    expect(made.contexts).toBe(0)
  })

  it('is skipped without an error in a browser without audio', () => {
    vi.stubGlobal('AudioContext', undefined)
    stubPage('visible', true)
    expect(() => play('loss')).not.toThrow()
  })
})
