import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { minor } from '#domain/money/money.ts'
import { ROOM_FEE_PERCENT, type RoomColour, roomPayout } from '#domain/games/rooms.ts'
import { ticketsIn } from '#domain/games/rooms-draw.ts'
import { useMoney } from '../../format/use-money.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { LiveBar } from '../table/shared/LiveBar.tsx'
import { useDepositOffer } from '../table/shared/use-deposit-offer.ts'
import { PastResult } from '../table/shared/SharedResult.tsx'
import { StakeButton } from '../table/shared/StakeButton.tsx'
import { useBetResultText } from '../table/shared/use-bet-result-text.ts'
import { useSaid } from '../table/shared/use-said.ts'
import { BetAmountField } from '../table/bet/BetAmountField.tsx'
import { GameFrame } from '../table/GameFrame.tsx'
import type { SkyHues } from '../table/stage/Sky.tsx'
import { OpenCheck } from './open-check.ts'
import { PastRounds } from './PastRounds.tsx'
import styles from './room.module.css'
import { RoomRules } from './RoomRules.tsx'
import { RoomScene, toResultProps } from './RoomScene.tsx'
import { toBetRequest, useCheckRequest } from '../table/shared/use-check-request.ts'
import { type Room, useRoom } from './use-room.ts'

/** Each room is lit in its colour. */
const SKIES: Record<RoomColour, SkyHues> = {
  red: { hue: 8, horizon: 20 },
  yellow: { hue: 75, horizon: 90 },
  purple: { hue: 312, horizon: 330 },
}

/** /games/rooms/{colour}: the shared round on the ring, the player's stake, and the past rounds. */
export function RoomPage({ colour }: { colour: RoomColour }) {
  const intl = useIntl()
  const money = useMoney()
  const room = useRoom(colour)
  const amountInput = useRef<HTMLInputElement>(null)
  const said = useSaid(useAnnouncement(room))
  const { asked, ask, close } = useCheckRequest('bet', toBetRequest)
  const name = intl.formatMessage({ id: `rooms.${colour}` })
  usePageTitle(name)
  const stake = room.amount.ok ? money(room.amount.value, room.table.currency) : ''

  const now = { isDisabled: room.disabledReason !== null, isInFlight: room.isInFlight }
  const { offer, press, pressByKey } = useDepositOffer(room.table, now, () => {
    if (room.join() === 'amount') amountInput.current?.focus()
  })

  return (
    <GameFrame
      game="rooms"
      table={room.table}
      title={name}
      all={{ path: ROUTES.rooms, text: 'rooms.all' }}
      heart={{ game: 'rooms', name: intl.formatMessage({ id: 'rooms.title' }) }}
      fairness={{ onClick: () => ask({ pastId: room.state?.past[0]?.id ?? null }) }}
      sky={SKIES[colour]}
      rowAbove={<PastResult {...toResultProps(room)} />}
      scene={<RoomScene room={room} />}
      announcement={said}
      results={room.table.bets && room.results}
      isInFlight={room.isInFlight}
      isBusy={room.isInFlight || room.bets.some(({ status }) => status === 'open')}
      needsControls={room.isInFlight}
      isUnsure={room.disabledReason === 'checking'}
      fields={
        <>
          <Facts room={room} />
          <BetAmountField typed={room} inputRef={amountInput} isDepositOffered={offer.isDepositOffered} />
          <LiveBar
            game="rooms"
            disabledReason={room.disabledReason}
            limit={room.limit}
            failures={[room.failure]}
            table={room.table}
          >
            <StakeButton
              label="rooms.join"
              detail={room.shown?.drawn ? intl.formatMessage({ id: 'rooms.join.next' }, { amount: stake }) : stake}
              {...now}
              offer={offer}
              table={room.table}
            />
          </LiveBar>
        </>
      }
      submit={press}
      history={
        <PastRounds
          rounds={room.state?.past.filter(({ id }) => !(room.shown?.isTurning && room.shown.id === id)) ?? null}
          currency={room.table.currency}
          onCheck={(pastId) => ask({ pastId })}
        />
      }
      rules={<RoomRules currency={room.table.currency} />}
      shortcuts={[
        { code: 'Space', label: 'rooms.join', act: pressByKey },
        { code: 'KeyA', label: 'bet.shortcuts.half', act: () => room.change('half') },
        { code: 'KeyS', label: 'bet.shortcuts.double', act: () => room.change('double') },
      ]}
      liveBets="rooms"
      dialog={
        asked && (
          <OpenCheck asked={asked} past={room.state?.past ?? []} open={room.state?.round ?? null} onClose={close} />
        )
      }
    />
  )
}

/** The fee, and what the typed stake would win of the pot that includes it. */
function Facts({ room: { state, amount, table: facts } }: { room: Room }) {
  const intl = useIntl()
  const money = useMoney()
  const stake = amount.ok ? amount.value : null
  const pot = minor(ticketsIn(state?.round.entries ?? []) + (stake ?? 0))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{intl.formatMessage({ id: 'rooms.fee' })}</dt>
        <dd translate="no">{intl.formatNumber(ROOM_FEE_PERCENT / 100, { style: 'percent' })}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage({ id: 'rooms.toWin' })}</dt>
        <dd translate="no">{stake === null ? '—' : money(roomPayout(pot), facts.currency)}</dd>
      </div>
    </dl>
  )
}

/** The live-region text: the player's own stake, the countdown, the draw, the result. */
function useAnnouncement({
  shown,
  state,
  playerBetIds,
  table: { currency, protection },
  returned,
  results: [result],
}: Room): string | null {
  const intl = useIntl()
  const money = useMoney()
  const writeResult = useBetResultText()
  if (!shown || !state) return null
  if (shown.isTurning) return intl.formatMessage({ id: 'rooms.status.turning' })
  if (shown.drawn) {
    const { winner, payout } = shown.drawn
    const player = winner ?? intl.formatMessage({ id: 'rooms.hidden' })
    const won = intl.formatMessage({ id: 'rooms.status.won' }, { player, payout: money(payout, currency) })
    if (result?.id !== shown.id) return won
    return `${won} ${writeResult(result, 'current')}`
  }
  if (returned && state.round.entries.length === 0) return intl.formatMessage({ id: 'rooms.status.returned' })
  const playerStake = minor(ticketsIn(state.round.entries.filter(({ id }) => playerBetIds.has(id))))
  const stake =
    playerStake > 0 ? intl.formatMessage({ id: 'rooms.said.own' }, { amount: money(playerStake, currency) }) : ''
  const draw =
    state.round.drawsAt === null || protection.block ? '' : intl.formatMessage({ id: 'rooms.status.countdown' })
  return `${stake} ${draw}`.trim()
}
