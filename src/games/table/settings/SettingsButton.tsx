import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { Strokes } from '../../../ui/Icon.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import { withRareTexts } from '../../../i18n/rare-texts.ts'
import { lazyDialog } from '../lazy-dialog.tsx'

const OpenSettings = lazyDialog(withRareTexts(() => import('./SettingsDialog.tsx')))
/** Three sliders, one below the other. */
const SETTINGS_PATH = 'M4 6h9M17 6h3M15 4v4M4 12h3M11 12h9M9 10v4M4 18h7M15 18h5M13 16v4'

/** Opens the game settings as a sheet. */
export function SettingsButton({ className }: { className: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const title = useIntl().formatMessage({ id: 'game.settings' })
  return (
    <>
      <button
        type="button"
        className={`${iconButton.iconButton} ${className}`}
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
