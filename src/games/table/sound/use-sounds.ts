import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { OriginalGame } from '#db/view.ts'
import { deviceLevel } from '../settings/device-level.ts'
import { deviceSwitch } from '../settings/device-switch.ts'
import { isRoundOpen, roundVersion } from '../round/round-version.ts'
import type { Original } from '../use-original.ts'
import type { Sound } from './round-sound.ts'

/** Sound in all games, off by default. */
export const soundAtom = deviceSwitch('sound')
/** How loud it is, in percent. */
export const volumeAtom = deviceLevel('volume')

/** The synthesizer is loaded on first use; if it fails to load, the game stays silent. */
const loadSynth = () => import('./synth.ts').catch(() => null)

/** Plays a sound, if the player has turned sound on. */
export function usePlaySound(): (sound: Sound) => void {
  const on = useAtomValue(soundAtom)
  const volume = useAtomValue(volumeAtom)
  return useCallback(
    (sound) => {
      if (on && volume > 0) void loadSynth().then((synth) => synth?.playSound(sound, volume / 100))
    },
    [on, volume],
  )
}

/** Plays the sounds of this page's own bets and steps; those of outcomes belong to their moments. */
export function useSounds<Game extends OriginalGame>({
  round: { newest, open, shown, isLocal, animated },
  play: { isInFlight },
}: Original<Game>): void {
  const play = usePlaySound()
  const bet = useEffectEvent(() => {
    if (open === null) play('bet')
  })
  const move = useEffectEvent(() => play('step'))
  const playOutcome = useEffectEvent(() => {
    if (isLocal && shown && isRoundOpen(shown) && shown.step > 0) play('gain')
  })

  useEffect(() => {
    if (isInFlight) bet()
  }, [isInFlight])
  // Of several in the air, each that begins is the newest; when it ends, the one that is newest then does not begin.
  const begun = newest && animated[0]?.id === newest.id ? roundVersion(newest) : ''
  useEffect(() => {
    if (begun !== '') move()
  }, [begun])
  const revealedVersion = roundVersion(shown)
  useEffect(() => {
    if (revealedVersion !== '') playOutcome()
  }, [revealedVersion])
}

/** Loads the synthesizer while a game with sound is open, and stops all sounds when the page is hidden or left. */
export function useSynth(): void {
  const on = useAtomValue(soundAtom)
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
