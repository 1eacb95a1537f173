import type { Sound } from './round-sound.ts'

/** One tone: start and duration in seconds, pitch in hertz, and optionally the pitch it glides to. */
type Tone = { at: number; lasts: number; pitch: number; to?: number; wave?: OscillatorType; loud?: number }

const LOUDNESS = 0.14
const ATTACK = 0.008
/** An exponential ramp cannot reach zero. */
const SILENCE = 0.0001

/** The first `tones` notes of a rising chord, `apart` seconds from each other. */
const rise = (tones: number, apart: number): Tone[] =>
  [523, 659, 784, 1_047, 1_319, 1_568].slice(0, tones).map((pitch, at) => ({
    at: at * apart,
    lasts: 0.22,
    pitch,
    wave: 'triangle',
  }))

const TONES: Record<Sound, readonly Tone[]> = {
  bet: [{ at: 0, lasts: 0.07, pitch: 220, to: 160, wave: 'triangle' }],
  step: [{ at: 0, lasts: 0.035, pitch: 1_200, to: 700, wave: 'square', loud: 0.25 }],
  gain: [
    { at: 0, lasts: 0.09, pitch: 660, wave: 'triangle' },
    { at: 0.06, lasts: 0.12, pitch: 880, wave: 'triangle' },
  ],
  smallWin: rise(2, 0.08),
  win: rise(4, 0.08),
  bigWin: [...rise(6, 0.09), { at: 0.54, lasts: 0.5, pitch: 1_568, wave: 'triangle' }],
  push: [{ at: 0, lasts: 0.14, pitch: 440, wave: 'sine' }],
  loss: [{ at: 0, lasts: 0.2, pitch: 196, to: 147, wave: 'sine', loud: 0.7 }],
}

let context: AudioContext | null = null

/**
 * Plays a sound with Web Audio, at a volume from 0 to 1. Does nothing without AudioContext, before the first user gesture, or in a hidden tab.
 */
export function playSound(sound: Sound, volume: number): void {
  if (typeof AudioContext === 'undefined' || document.visibilityState === 'hidden') return
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  // The browser suspends the AudioContext of a tab left in the background.
  if (context.state !== 'running') void context.resume().catch(() => undefined)
  for (const tone of TONES[sound]) sing(context, tone, volume)
}

/** Stops all sounds when the page is hidden. */
export function hush(): void {
  void context?.close().catch(() => undefined)
  context = null
}

function sing(by: AudioContext, { at, lasts, pitch, to = pitch, wave = 'sine', loud = 1 }: Tone, level: number): void {
  const begins = by.currentTime + at
  const ends = begins + lasts
  const source = new OscillatorNode(by, { type: wave, frequency: pitch })
  source.frequency.exponentialRampToValueAtTime(to, ends)
  const volume = new GainNode(by, { gain: SILENCE })
  volume.gain.setValueAtTime(SILENCE, begins)
  volume.gain.exponentialRampToValueAtTime(LOUDNESS * loud * level, begins + ATTACK)
  volume.gain.exponentialRampToValueAtTime(SILENCE, ends)
  source.connect(volume).connect(by.destination)
  source.start(begins)
  source.stop(ends)
}
