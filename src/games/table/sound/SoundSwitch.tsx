import { useAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { Strokes } from '../../../ui/Icon.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import { lazyDialog } from '../lazy-dialog.tsx'
import settings from '../settings/settings.module.css'
import { soundAtom } from './use-sounds.ts'

const OpenSettings = lazyDialog(() => import('../settings/SettingsDialog.tsx'))
/** Three sliders, one below the other. */
const SETTINGS_PATH = 'M4 6h9M17 6h3M15 4v4M4 12h3M11 12h9M9 10v4M4 18h7M15 18h5M13 16v4'

/** The sound switch in the header of every game, and where there is room the game settings. */
export function SoundSwitch() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const title = useIntl().formatMessage({ id: 'game.settings' })
  return (
    <>
      <Sound />
      <button
        type="button"
        className={`${iconButton.iconButton} ${settings.open}`}
        aria-label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void OpenSettings.preload()}
      >
        <Strokes d={SETTINGS_PATH} />
      </button>
      {isOpen && <OpenSettings onClose={close} />}
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
