import { useIntl } from 'react-intl'
import { otherSide } from '#domain/games/duels.ts'
import { useMoney } from '../../format/use-money.ts'
import { Button } from '../../ui/Button.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { useJustChanged } from '../../ui/use-just-changed.ts'
import { SideSign } from '../coinflip/CoinFace.tsx'
import coin from '../coinflip/scene.module.css'
import { Invitation } from '../table/Invitation.tsx'
import { BET_DISABLED_REASON_ID } from '../table/bet/BetBar.tsx'
import styles from './duels.module.css'
import { isBlocked } from './is-blocked.ts'
import type { Duels, ListedDuel } from './use-duels.ts'

/** The open duels that wait for a second player, lowest stake first. */
export function OpenDuels({ duels }: { duels: Duels }) {
  const intl = useIntl()
  const { open, state, table } = duels
  const statusId = !table.reachable
    ? 'rooms.status.offline'
    : state === null && table.updates !== 'bare'
      ? 'rooms.status.connecting'
      : null
  return (
    <section className={styles.open} aria-labelledby="duels-open">
      <h2 id="duels-open">{intl.formatMessage({ id: 'duels.open' })}</h2>
      {open.length === 0 ? (
        <p className={styles.empty}>
          {statusId === null ? (
            <Invitation>{intl.formatMessage({ id: 'duels.none' })}</Invitation>
          ) : (
            <span key={statusId}>{intl.formatMessage({ id: statusId })}</span>
          )}
        </p>
      ) : (
        <ul>
          {open.map((duel, place) => (
            <Line key={duel.id} duels={duels} duel={duel} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}

type LineProps = { duels: Duels; duel: ListedDuel; place: number }

function Line({ duels, duel, place }: LineProps) {
  const intl = useIntl()
  const money = useMoney()
  const { table } = duels
  const { playerBet, amount, side, id } = duel
  const name = playerBet
    ? intl.formatMessage({ id: 'rooms.you' })
    : (duel.player ?? intl.formatMessage({ id: 'rooms.hidden' }))
  // The player's own duels show the side called; those of others show the side that is left.
  const shownSide = playerBet ? side : otherSide(side)
  return (
    <li className={coin.scene} data-own={playerBet !== null || undefined} data-duel={id}>
      <SideSign side={shownSide} className={styles.sign} />
      <span className={styles.who} id={`duel-${id}`}>
        <span className={styles.name}>{name}</span>
        <small>
          {intl.formatMessage(
            { id: playerBet ? 'duels.yourSide' : 'duels.sideLeft' },
            { side: intl.formatMessage({ id: `coinflip.${shownSide}` }) },
          )}
        </small>
      </span>
      <b translate="no" id={`duel-${id}-amount`}>
        {money(amount, table.currency)}
      </b>
      <DuelButton duels={duels} duel={duel} place={place} />
    </li>
  )
}

/** Cancels the player's own duel, or joins that of another player; a break leaves only the first. */
function DuelButton({ duels: { table, disabledReason, inFlight, join, cancel }, duel, place }: LineProps) {
  const intl = useIntl()
  const { playerBet, id } = duel
  const seenPlace = useSeen(place)
  const label = playerBet ? 'duels.cancel' : 'duels.join'
  const isDisabled =
    useJustChanged(label) || isBlocked(disabledReason, playerBet !== null) || !(playerBet || canJoin(table, duel))
  if (!playerBet && table.protection.block) return null
  return (
    <Button
      variant={playerBet ? 'secondary' : 'primary'}
      movesMoney
      aria-disabled={isDisabled}
      aria-busy={inFlight === id}
      aria-describedby={`duel-${id} duel-${id}-amount ${BET_DISABLED_REASON_ID}`}
      onClick={() => {
        if (playerBet) cancel(playerBet)
        else join(duel, seenPlace() !== place)
      }}
    >
      {intl.formatMessage({ id: label })}
    </Button>
  )
}

/** Whether balance and limits allow the stake. */
function canJoin({ balance, protection }: Duels['table'], { amount }: ListedDuel): boolean {
  return (balance === null || balance >= amount) && protection.getLimit(amount) === null
}
