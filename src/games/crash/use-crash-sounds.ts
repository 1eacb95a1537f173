import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { getRoundSound } from '../original/sound/round-sound.ts'
import { soundAtom } from '../original/sound/use-sounds.ts'
import type { Slot } from './use-crash-slot.ts'

const loadSynth = () => import('../original/sound/synth.ts').catch(() => null)

/** Plays the sounds of this page's own bet: when it is sent, and when the operator has settled it. */
export function useCrashSounds({ newest, isOwn, isInFlight, phase }: Slot): void {
  const isOn = useAtomValue(soundAtom)
  const play = useEffectEvent((what: 'bet' | 'outcome') => {
    if (!isOn) return
    const sound =
      what === 'bet' ? 'bet' : newest && isOwn ? getRoundSound({ ...newest, step: 0, status: 'settled' }) : null
    if (sound) void loadSynth().then((synth) => synth?.play(sound))
  })
  const sent = useEffectEvent(() => {
    if (phase === 'free') play('bet')
  })
  useEffect(() => {
    if (isInFlight) sent()
  }, [isInFlight])
  const settled = newest?.status === 'settled' ? newest.id : null
  useEffect(() => {
    if (settled !== null) play('outcome')
  }, [settled])
}
