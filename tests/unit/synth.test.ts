import { afterEach, describe, expect, it, vi } from 'vitest'
import { hush, playSound } from '#src/games/table/sound/synth.ts'

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
    playSound('bet', 1)
    playSound('win', 1)
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
    playSound('bigWin', 1)
    expect(made.contexts).toBe(0)
  })

  it('is skipped without an error in a browser without audio', () => {
    vi.stubGlobal('AudioContext', undefined)
    stubPage('visible', true)
    expect(() => playSound('loss', 1)).not.toThrow()
  })
})
