import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { PaceFill } from '../../../protection/PaceFill.tsx'
import type { PlayProtection } from '../../../protection/play-protection.ts'
import { Button } from '../../../ui/Button.tsx'
import { useValueAtPress } from '../../../ui/use-value-at-press.ts'
import { BET_DISABLED_REASON_ID } from '../bet/BetBar.tsx'
import { useShortcutKey } from '../Shortcuts.tsx'
import { useGuestDetail } from '../bet/use-guest-detail.ts'
import type { DepositOffer } from './use-deposit-offer.ts'
import styles from '../table.module.css'

type Props = {
  label: MessageKey
  /** The stake, below the label. */
  detail: string
  isDisabled: boolean
  isInFlight: boolean
  /** The deposit in place of the stake. */
  offer: DepositOffer
  table: { loggedIn: boolean | null; protection: PlayProtection }
}

/** Submits the form of a stake against other players. */
export function StakeButton({ label, detail, isDisabled, isInFlight, offer, table }: Props) {
  const intl = useIntl()
  const id = useId()
  const { loggedIn, protection } = table
  const guestDetail = useGuestDetail(loggedIn)
  const shown = offer.isDepositOffered ? 'bet.deposit' : label
  // The key is the stake's: the deposit has none.
  const { keyName, sign } = useShortcutKey(shown)
  const ofPress = useValueAtPress(detail, isInFlight)
  return (
    <Button
      variant="primary"
      type="submit"
      className={styles.press}
      movesMoney
      aria-disabled={isDisabled || offer.isHasty}
      aria-busy={isInFlight}
      aria-keyshortcuts={keyName}
      aria-labelledby={id}
      aria-describedby={`${id}-detail ${BET_DISABLED_REASON_ID}`}
    >
      <span id={id}>{intl.formatMessage({ id: shown })}</span>
      <small id={`${id}-detail`} translate="no">
        <span>{offer.isDepositOffered ? '' : (guestDetail ?? ofPress)}</span>
      </small>
      {sign}
      <PaceFill wait={protection.wait} seconds={protection.paceSeconds} />
    </Button>
  )
}
