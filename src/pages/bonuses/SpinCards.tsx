import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BonusGame, CampaignRow, FreeSpinRow } from '#db/view.ts'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { CampaignDetail } from './CampaignDetail.tsx'
import { bonusGamePath, GameName } from './GameName.tsx'
import { PlayAction } from './PlayAction.tsx'
import { Ends, RewardHead } from './RewardHead.tsx'
import styles from './bonuses.module.css'

/** A campaign of free spins: how many are left and in which game. It opens its details. */
export function CampaignCard({ campaign }: { campaign: CampaignRow }) {
  const { formatMessage } = useIntl()
  const now = useServerNow()
  const [isOpen, setOpen] = useState(false)
  const { id, name, left, total, game, expiresAt } = campaign
  const status = getBonusStatus(campaign, now)
  const nameId = `campaign-${id}`
  return (
    <article className={styles.card} aria-labelledby={nameId} data-testid="campaign" data-status={status}>
      <RewardHead
        id={nameId}
        kind={<FormattedMessage id="bonuses.freeSpins" />}
        name={name}
        ends={expiresAt !== null && <Ends id="bonuses.ends" at={expiresAt} />}
      />
      <p className={styles.hint}>
        <FormattedMessage id="bonuses.spinsLeftOf" values={{ left, total }} />
      </p>
      <SpinsGame game={game} about={nameId} />
      <Button variant="quiet" aria-expanded={isOpen} aria-describedby={nameId} onClick={() => setOpen(!isOpen)}>
        {formatMessage({ id: isOpen ? 'bonuses.details.hide' : 'bonuses.details' })}
      </Button>
      {isOpen && <CampaignDetail id={id} status={status} />}
    </article>
  )
}

/** Free spins that are not of a listed campaign. */
export function FreeSpinsCard({ spins: { game, left, total, expiresAt } }: { spins: FreeSpinRow }) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} data-testid="free-spins">
      <RewardHead
        id={id}
        kind={<FormattedMessage id="bonuses.freeSpins" />}
        name={game.name ?? game.id}
        ends={<Ends id="bonuses.ends" at={expiresAt} />}
      />
      {left !== null && (
        <p className={styles.hint}>
          {total === null ? (
            <FormattedMessage id="bonuses.spinsLeft" values={{ left }} />
          ) : (
            <FormattedMessage id="bonuses.spinsLeftOf" values={{ left, total }} />
          )}
        </p>
      )}
      <SpinsGame game={game} about={id} />
    </article>
  )
}

/** The game of free spins and the button that opens it; without a page of the game, only its name. */
function SpinsGame({ game, about }: { game: BonusGame; about: string }) {
  const disabledReason = useNeedsNetwork()
  const path = bonusGamePath(game)
  const reasonId = `${about}-reason`
  return (
    <>
      <p>
        <GameName game={game} />
      </p>
      {path !== null && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      {path !== null && <PlayAction href={path} disabledReason={disabledReason} describedBy={`${about} ${reasonId}`} />}
    </>
  )
}
