import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import iconButton from '../../../ui/icon-button.module.css'
import settings from '../settings/settings.module.css'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { soundAtom } from './use-sounds.ts'

/** The sound switch in the header of every game, and where there is room the game settings. */
export function SoundSwitch() {
  return (
    <>
      <Sound />
      <SettingsButton className={settings.open} />
    </>
  )
}

function Sound() {
  const [on, setOn] = useAtom(soundAtom)
  const label = useIntl().formatMessage({ id: 'original.sound' })
  return (
    <button
      type="button"
      className={iconButton.iconButton}
      aria-pressed={on}
      aria-label={label}
      onClick={() => setOn(!on)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" />
        <path
          d={on ? 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11' : 'm16 9.5 5 5m0-5-5 5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}
