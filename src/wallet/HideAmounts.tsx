import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { Strokes } from '../ui/Icon.tsx'
import { EYE_PATH } from '../ui/lazy-icons.ts'
import icon from '../ui/icon-button.module.css'
import { areAmountsHiddenAtom } from './hidden-amounts.ts'

const SLASH = 'M4 4l16 16'

/** The eye that hides the player's amounts, and those of other players, from people nearby. */
export function HideAmounts() {
  const [areHidden, setHidden] = useAtom(areAmountsHiddenAtom)
  return (
    <button
      type="button"
      className={icon.iconButton}
      aria-pressed={areHidden}
      aria-label={useIntl().formatMessage({ id: 'wallet.hideAmounts' })}
      onClick={() => setHidden(!areHidden)}
    >
      <Strokes d={areHidden ? EYE_PATH + SLASH : EYE_PATH} />
    </button>
  )
}
