import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { RoomDoor } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { playedId } from '#domain/games/played-original.ts'
import { ROOM_COLOURS, ROOM_FEE_PERCENT, type RoomColour, roomStake } from '#domain/games/rooms.ts'
import { BlockedNote } from '../../errors/BlockedNote.tsx'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import { Heart } from '../../catalogue/favourite/FavouriteTile.tsx'
import { useMoney } from '../../format/use-money.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { useViewerCurrency } from '../../data/use-viewer-country.ts'
import { useUpdates } from '../../data/updates.ts'
import { useTopic } from '../../data/topics.ts'
import { LazyBetsFeed } from '../../bets-feed/LazyBetsFeed.tsx'
import { Invitation } from '../table/Invitation.tsx'
import { Countdown } from '../table/shared/Countdown.tsx'
import { useIsBefore } from '../table/shared/use-is-before.ts'
import { SPACE } from '../../ui/children.ts'
import table from '../table/table.module.css'
import styles from './doors.module.css'
import { OpenCheck } from './open-check.ts'
import { toBetRequest, useCheckRequest } from '../table/shared/use-check-request.ts'
import { RoomRules } from './RoomRules.tsx'

const BETS_SHOWN = 8

/** /games/rooms: the three rooms, each with its current round. */
export function Doors() {
  const intl = useIntl()
  const currency = useViewerCurrency()
  const rooms = useTopic(`rooms:${currency}`)?.state ?? null
  const updates = useUpdates()
  const { asked, close } = useCheckRequest('bet', toBetRequest)
  const title = intl.formatMessage({ id: 'rooms.title' })
  usePageTitle(title)
  return (
    <>
      <section className={styles.page} aria-labelledby="rooms-title">
        <header className={table.head}>
          <h1 id="rooms-title">{title}</h1>
          <span className={table.heart}>
            <Heart id={playedId('rooms')} name={title} />
          </span>
        </header>
        <p className={styles.lead}>
          {intl.formatMessage(
            { id: 'rooms.lead' },
            { fee: intl.formatNumber(ROOM_FEE_PERCENT / 100, { style: 'percent' }) },
          )}
        </p>
        <ul className={styles.doors}>
          {ROOM_COLOURS.map((colour) => (
            <li key={colour}>
              <Door colour={colour} currency={currency} door={rooms?.[colour] ?? null} />
            </li>
          ))}
        </ul>
        <output className={styles.note}>
          {updates === 'offline' && <span>{intl.formatMessage({ id: 'rooms.status.offline' })}</span>}
          {updates === 'connecting' && rooms === null && (
            <span>{intl.formatMessage({ id: 'rooms.status.connecting' })}</span>
          )}
        </output>
        <BlockedNote />
      </section>
      <div className={styles.below}>
        <RoomRules currency={currency} />
        <Boundary fallback={CrashedSection}>
          <LazyBetsFeed game="rooms" rows={BETS_SHOWN} />
        </Boundary>
      </div>
      {asked && <OpenCheck asked={asked} past={[]} open={null} onClose={close} />}
    </>
  )
}

type DoorProps = { colour: RoomColour; currency: Currency; door: RoomDoor | null }

function Door({ colour, currency, door }: DoorProps) {
  const intl = useIntl()
  const money = useMoney()
  const drawsAt = door?.drawsAt ?? null
  const isAhead = useIsBefore(drawsAt)
  return (
    <Link href={`${ROUTES.rooms}/${colour}`} className={styles.door} data-room={colour} aria-busy={door === null}>
      <svg className={styles.sign} viewBox="0 0 48 64" aria-hidden="true">
        <path d="M6 62V18a18 18 0 0 1 36 0v44Z" fill="currentColor" opacity="0.22" />
        <path d="M6 62V18a18 18 0 0 1 36 0v44" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="34" cy="40" r="2.6" fill="currentColor" />
        <path d="M2 62h44" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <b className={styles.name}>{intl.formatMessage({ id: `rooms.${colour}` })}</b>
      <small className={styles.from}>
        {intl.formatMessage({ id: 'rooms.from' }, { stake: money(roomStake(colour, currency), currency) })}
      </small>
      <span className={styles.pot} translate="no">
        {door ? money(door.pot, currency) : '—'}
      </span>
      <small className={styles.players}>
        <span>{intl.formatMessage({ id: 'rooms.door.players' }, { count: door?.players ?? 0 })}</span>
      </small>
      <small className={styles.state} data-phase={door?.phase}>
        {drawsAt !== null && isAhead && (
          <>
            <span key="draw">{intl.formatMessage({ id: 'rooms.door.draw' })}</span>
            {SPACE}
            <Countdown key={drawsAt} until={drawsAt} />
          </>
        )}
        {drawsAt !== null && !isAhead && (
          <span key="drawing">{intl.formatMessage({ id: 'rooms.status.drawing' })}</span>
        )}
        {drawsAt === null && door && door.players > 0 && (
          <span key="alone">{intl.formatMessage({ id: 'rooms.door.alone' })}</span>
        )}
        {drawsAt === null && door?.players === 0 && (
          <Invitation key="empty">{intl.formatMessage({ id: 'rooms.door.empty' })}</Invitation>
        )}
      </small>
    </Link>
  )
}
