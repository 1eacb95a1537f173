import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useDevice } from '../../../browser/use-device.ts'
import { withRareTexts } from '../../../i18n/rare-texts.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { formatCountdown } from '../../../format/countdown.ts'
import { usePlaySeconds } from './play-time.ts'
import { useTally } from './session-state.ts'
import { type SessionProps, useNetText } from './use-net-text.ts'
import styles from './session.module.css'

const OpenSession = lazyDialog(withRareTexts(() => import('./SessionDialog.tsx')))

type Props = Pick<SessionProps, 'game' | 'isUnsure'> & {
  table: { loggedIn: boolean | null; playerId: string | null; currency: Currency }
}

/**
 * The time in play and the net result in the game's bar; it opens the session and the game settings as a sheet. A guest
 * on a phone has the settings alone.
 */
export function SessionPill({ table: { loggedIn, playerId, currency }, ...props }: Props) {
  const isPhone = useDevice() === 'handheld'
  if (loggedIn === false) return isPhone && <SettingsButton className={styles.guest} />
  if (playerId === null) return null
  return <Pill {...props} playerId={playerId} currency={currency} />
}

function Pill(props: SessionProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { net } = useTally(props.playerId, props.currency)
  const text = useNetText(props)
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        aria-label={formatMessage({ id: 'session.open' }, { net: text })}
        aria-haspopup="dialog"
        translate="no"
        data-sign={Math.sign(net)}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void OpenSession.preload()}
      >
        <PlayTime playerId={props.playerId} />
        <span>{text}</span>
      </button>
      {isOpen && <OpenSession {...props} onClose={close} />}
    </>
  )
}

/** Its own component, as it changes each second. */
function PlayTime({ playerId }: { playerId: string }) {
  return <span className={styles.playTime}>{formatCountdown(usePlaySeconds(playerId))}</span>
}
