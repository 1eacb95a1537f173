import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { BonusGame, FreeSpinRow } from '../../../worker/db/view.ts'
import { spinsBesideCampaigns } from '#domain/money/bonus.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { gamePath } from '../../base/routes.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { commands } from '../../data/commands.ts'
import { useCampaigns, useFreeSpins } from '../../data/money-queries.ts'
import { useReachable } from '../../data/queries.ts'
import { CardSection } from './Cards.tsx'
import styles from './bonuses.module.css'

/** Active free spins that are not of a listed campaign: how many are left, and until when. */
export function FreeSpinList() {
  const reachable = useReachable()
  const now = useServerNow()
  const spins = spinsBesideCampaigns(useFreeSpins() ?? [], useCampaigns() ?? [], now)
  return (
    <>
      {/* If nothing was ever loaded, the page shows one error for all sections. */}
      {reachable && <LoadError part="freeSpins" shown={spins.length > 0} again={() => commands.bonuses.refresh()} />}
      {spins.length > 0 && (
        <CardSection title="bonuses.freeSpins">
          <ul className={styles.list}>
            {spins.map((row) => (
              <Spins key={row.id} spins={row} />
            ))}
          </ul>
        </CardSection>
      )}
    </>
  )
}

function Spins({ spins: { game, left, total, expiresAt } }: { spins: FreeSpinRow }) {
  const formatDateTime = useFormatDateTime()
  return (
    <li data-testid="free-spins">
      <span>
        <GameName game={game} />
        <br />
        <small>
          <FormattedMessage id="bonus.rule.until" values={{ moment: formatDateTime(expiresAt) }} />
        </small>
      </span>
      <b>
        {left === null ? null : total === null ? (
          <FormattedMessage id="bonuses.spinsLeft" values={{ left }} />
        ) : (
          <FormattedMessage id="bonuses.spinsLeftOf" values={{ left, total }} />
        )}
      </b>
    </li>
  )
}

/** The name of a game; a link if the game is in the slots or live catalogue. */
export function GameName({ game: { id, name, slug, kind } }: { game: BonusGame }) {
  const text = name ?? id
  if (slug === null || (kind !== 'slots' && kind !== 'live'))
    return (
      <span className={styles.name} translate="no">
        {text}
      </span>
    )
  return (
    <Link className={styles.name} translate="no" href={gamePath(kind, slug)}>
      {text}
    </Link>
  )
}
