import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { readFromDevice } from '../settings/device-storage.ts'
import { soundAtom } from '../sound/use-sounds.ts'
import { hasWonAtom, soundOfferedAtom } from './win-state.ts'
import styles from './win.module.css'

const LASTS_MS = 10_000

/**
 * Offers sound at the first win on a device where it was never chosen, and never again. It takes no focus, and stands
 * in the row of the title, where it covers neither results nor what places a bet.
 */
export function SoundOffer() {
  const { formatMessage } = useIntl()
  const [hasSound, setSound] = useAtom(soundAtom)
  const hasWon = useAtomValue(hasWonAtom)
  const [wasOffered, noteOffered] = useAtom(soundOfferedAtom)
  const [isNew] = useState(() => !wasOffered && readFromDevice('sound') === null)
  const [isOver, setOver] = useState(false)
  const isShown = hasWon && isNew && !hasSound && !isOver
  useEffect(() => {
    if (!isShown) return undefined
    noteOffered()
    const timer = setTimeout(() => setOver(true), LASTS_MS)
    return () => clearTimeout(timer)
  }, [isShown, noteOffered])

  function choose(on: boolean): void {
    setSound(on)
    setOver(true)
  }

  if (!isShown) return null
  return (
    <fieldset aria-label={formatMessage({ id: 'win.sound' })} className={styles.offer} data-unasked>
      <span>{formatMessage({ id: 'win.sound' })}</span>
      <Button variant="quiet" onClick={() => choose(true)}>
        {formatMessage({ id: 'win.sound.yes' })}
      </Button>
      <Button variant="quiet" onClick={() => choose(false)}>
        {formatMessage({ id: 'win.sound.no' })}
      </Button>
    </fieldset>
  )
}
