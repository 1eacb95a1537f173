import { FormattedMessage } from 'react-intl'
import { isInClub } from '#domain/player/vip.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { commands } from '../../data/commands.ts'
import { useVip } from '../../data/money-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { useDoing } from '../../forms/use-doing.ts'
import styles from '../bonuses/bonuses.module.css'

type Props = {
  isPremium: boolean
  /** It is unknown whether the player has already applied. */
  isUnknown: boolean
}

/** Button to apply for membership, once; a note says that the player has applied, or is in the club. */
export function JoinVip({ isPremium, isUnknown }: Props) {
  const vip = useVip()
  const disabledReason = useNeedsNetwork()
  const { doing, failure, run } = useDoing()
  const isInside = isInClub(isPremium, vip ?? null)
  const canJoin = !isInside && (vip ? !vip.requested : isUnknown)
  const join = () => void run(() => commands.vip.join({ trigger: 'vip_page' }))
  return (
    <>
      <output className={styles.hint}>
        {vip?.requested && !isInside && <FormattedMessage id="vip.requested" />}
        {isInside && <FormattedMessage id="vip.inside" />}
      </output>
      {canJoin && (
        <div className={styles.row}>
          <Button
            variant="primary"
            aria-disabled={disabledReason !== undefined}
            busy={doing}
            aria-describedby="vip-join-reason"
            onClick={disabledReason ? undefined : join}
          >
            <FormattedMessage id="vip.join" />
          </Button>
          <DisabledReason id="vip-join-reason">{disabledReason}</DisabledReason>
        </div>
      )}
      <p role="alert" className={styles.danger}>
        {failure}
      </p>
    </>
  )
}
