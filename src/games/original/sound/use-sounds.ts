import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { OriginalGame } from '../../../../worker/db/view.ts'
import { deviceSwitch } from '../settings/device-switch.ts'
import { roundVersion } from '../round/round-version.ts'
import type { Original } from '../table/use-original.ts'
import { type Sound, getRoundSound } from './round-sound.ts'

/** Sound in all games, off by default. */
export const soundAtom = deviceSwitch('sound')

/** The synthesizer is loaded on first use; if it fails to load, the game stays silent. */
const loadSynth = () => import('./synth.ts').catch(() => null)

/** Plays the sounds of this page's own bets and steps, each when its outcome becomes visible. */
export function useSounds<Game extends OriginalGame>({ open, told, own, moving, busy }: Original<Game>): void {
  const on = useAtomValue(soundAtom)

  const play = useEffectEvent((sound: Sound | null) => {
    if (on && sound !== null) void loadSynth().then((synth) => synth?.play(sound))
  })
  const bet = useEffectEvent(() => play(open === null ? 'bet' : null))
  const tell = useEffectEvent(() => play(own && told ? getRoundSound(told) : null))

  useEffect(() => {
    if (busy) bet()
  }, [busy])
  useEffect(() => {
    if (moving) play('step')
  }, [moving])
  const toldMark = roundVersion(told)
  useEffect(() => {
    if (toldMark !== '') tell()
  }, [toldMark])

  useEffect(() => {
    if (!on) return undefined
    void loadSynth()
    const hide = () => {
      if (document.visibilityState === 'hidden') void loadSynth().then((synth) => synth?.hush())
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      void loadSynth().then((synth) => synth?.hush())
    }
  }, [on])
}
