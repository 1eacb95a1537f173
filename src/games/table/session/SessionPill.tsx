import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useDevice } from '../../../browser/use-device.ts'
import { withRareTexts } from '../../../i18n/rare-texts.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { useTally } from './session-state.ts'
import { type SessionProps, useNetText } from './use-net-text.ts'
import styles from './session.module.css'

const OpenSession = lazyDialog(withRareTexts(() => import('./SessionDialog.tsx')))

type Props = Pick<SessionProps, 'game' | 'isUnsure'> & {
  table: { loggedIn: boolean | null; playerId: string | null; currency: Currency }
}

/**
 * The net result in the game's bar on a phone; it opens the session and the game settings as a sheet. A guest has the
 * settings alone.
 */
export function SessionPill({ table: { loggedIn, playerId, currency }, ...props }: Props) {
  const isPhone = useDevice() === 'handheld'
  if (!isPhone) return null
  if (loggedIn === false) return <SettingsButton className={styles.guest} />
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
        {text}
      </button>
      {isOpen && <OpenSession {...props} onClose={close} />}
    </>
  )
}
