import { useEffect, useEffectEvent } from 'react'
import { usePlaySound } from '../table/sound/use-sounds.ts'
import type { Slot } from './use-crash-slot.ts'

/** Plays the sound of this page's own bet when it is sent; those of outcomes belong to their moments. */
export function useCrashSounds({ isInFlight, phase }: Slot): void {
  const play = usePlaySound()
  const sent = useEffectEvent(() => {
    if (phase === 'free') play('bet')
  })
  useEffect(() => {
    if (isInFlight) sent()
  }, [isInFlight])
}
