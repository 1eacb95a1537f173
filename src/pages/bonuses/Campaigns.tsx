import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CampaignRow } from '../../../worker/db/view.ts'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { commands } from '../../data/commands.ts'
import { useCampaigns } from '../../data/money-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { SPACE } from '../../ui/children.ts'
import { CampaignDetail } from './CampaignDetail.tsx'
import { CardSection } from './Cards.tsx'
import { GameName } from './FreeSpinList.tsx'
import styles from './bonuses.module.css'

/** Free-spin campaigns: a list in which each item opens its details. */
export function Campaigns() {
  const reachable = useReachable()
  const now = useServerNow()
  const campaigns = useCampaigns() ?? []
  return (
    <>
      {/* If nothing was ever loaded, the page shows one error for all sections. */}
      {reachable && (
        <LoadError part="campaigns" shown={campaigns.length > 0} again={() => commands.bonuses.refresh()} />
      )}
      {campaigns.length > 0 && (
        <CardSection title="bonuses.campaigns">
          <div className={styles.cards}>
            {campaigns.map((campaign) => (
              <Campaign key={campaign.id} campaign={campaign} now={now} />
            ))}
          </div>
        </CardSection>
      )}
    </>
  )
}

function Campaign({ campaign, now }: { campaign: CampaignRow; now: number }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const formatDateTime = useFormatDateTime()
  const { id, name, left, total, game, expiresAt } = campaign
  const status = getBonusStatus(campaign, now)
  return (
    <article className={styles.card} aria-labelledby={`campaign-${id}`} data-testid="campaign" data-status={status}>
      <div className={styles.cardHead}>
        <h3 id={`campaign-${id}`}>{name}</h3>
        <span className={styles.badge} data-good={status === 'active' || undefined}>
          <FormattedMessage id={`bonuses.status.${status}`} />
        </span>
      </div>
      <p className={styles.hint}>
        <span>
          <FormattedMessage id="bonuses.spinsLeftOf" values={{ left, total }} />
        </span>
        {status === 'active' && (
          <>
            {SPACE}
            <GameName game={game} />
          </>
        )}
      </p>
      {status === 'active' && expiresAt !== null && (
        <p className={styles.hint}>
          <FormattedMessage id="bonus.rule.until" values={{ moment: formatDateTime(expiresAt) }} />
        </p>
      )}
      <Button variant="quiet" aria-expanded={open} aria-describedby={`campaign-${id}`} onClick={() => setOpen(!open)}>
        {formatMessage({ id: open ? 'bonuses.details.hide' : 'bonuses.details' })}
      </Button>
      {open && <CampaignDetail id={id} status={status} />}
    </article>
  )
}
