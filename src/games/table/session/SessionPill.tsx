import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useDevice } from '../../../browser/use-device.ts'
import { withRareTexts } from '../../../i18n/rare-texts.ts'
import { lazyDialog } from '../lazy-dialog.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { ZERO } from '#domain/money/money.ts'
import { formatCountdown } from '../../../format/countdown.ts'
import { useDevicePlay } from '../../../protection/unchecked-play.ts'
import { type SessionProps, useNetText } from './use-net-text.ts'
import { SPACE } from '../../../ui/children.ts'
import styles from './session.module.css'

const OpenSession = lazyDialog(withRareTexts(() => import('./SessionDialog.tsx')))

type Props = Pick<SessionProps, 'game' | 'isUnsure'> & {
  table: { loggedIn: boolean | null; playerId: string | null; currency: Currency }
}

const SECOND_MS = 1_000

/**
 * The time in play and the net result in the game's bar, as a reality check counts them: over all tabs, and nothing
 * resets them. It opens the session of this tab and the game settings as a sheet. A guest on a phone has the settings
 * alone.
 */
export function SessionPill({ table: { loggedIn, playerId, currency }, ...props }: Props) {
  const isPhone = useDevice() === 'handheld'
  if (loggedIn === false) return isPhone && <SettingsButton className={styles.guest} />
  if (playerId === null) return null
  return <Pill {...props} playerId={playerId} currency={currency} />
}

function Pill(props: SessionProps) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <PillButton {...props} onPress={() => setOpen(true)} />
      {isOpen && <OpenSession {...props} onClose={close} />}
    </>
  )
}

/** Its own component, as it changes each second. */
function PillButton({ onPress, ...props }: SessionProps & { onPress: () => void }) {
  const { formatMessage } = useIntl()
  const { ms, sums } = useDevicePlay(props.playerId)
  const net = sums[props.currency]?.net ?? ZERO
  const text = useNetText(net, props)
  const time = formatCountdown(Math.floor(ms / SECOND_MS))
  return (
    <button
      type="button"
      className={styles.pill}
      aria-label={formatMessage({ id: 'session.open' }, { time, net: text })}
      aria-haspopup="dialog"
      translate="no"
      data-sign={Math.sign(net)}
      onClick={onPress}
      onPointerEnter={() => void OpenSession.preload()}
    >
      <span className={styles.playTime}>{time}</span>
      {SPACE}
      <span>{text}</span>
    </button>
  )
}
