import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { COIN_SIDES } from '#domain/games/coinflip.ts'
import { DUEL_FEE_PERCENT, duelPayout } from '#domain/games/duels.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import choice from '../coinflip/choice.module.css'
import { SideSign } from '../coinflip/CoinFace.tsx'
import coin from '../coinflip/scene.module.css'
import type { ReachedLimit } from '../../protection/play-protection.ts'
import { LiveBar } from '../table/shared/LiveBar.tsx'
import { useDepositOffer } from '../table/shared/use-deposit-offer.ts'
import { PastResult } from '../table/shared/SharedResult.tsx'
import { StakeButton } from '../table/shared/StakeButton.tsx'
import { toBetRequest, useCheckRequest } from '../table/shared/use-check-request.ts'
import { useSaid } from '../table/shared/use-said.ts'
import { BetAmountField } from '../table/bet/BetAmountField.tsx'
import { lazyDialog } from '../table/lazy-dialog.tsx'
import { GameFrame } from '../table/GameFrame.tsx'
import room from '../rooms/room.module.css'
import { DuelRules } from './DuelRules.tsx'
import styles from './duels.module.css'
import { FlipStage, toResultProps } from './FlipStage.tsx'
import { OpenDuels } from './OpenDuels.tsx'
import { PastFlips } from './PastFlips.tsx'
import { getFlipResults } from './unrevealed-flips.ts'
import { type Duels, useDuels } from './use-duels.ts'
import { useFlipWords } from './use-flip-words.ts'

const OpenCheck = lazyDialog(() => import('./DuelCheckDialog.tsx'))

/** Coinflip between players: the open duels, the current flip, and the form to open a duel. */
export default function DuelsTab() {
  const intl = useIntl()
  const money = useMoney()
  const duels = useDuels()
  const amountInput = useRef<HTMLInputElement>(null)
  const said = useSaid(useFlipWords(duels).said)
  const { asked, ask, close } = useCheckRequest('bet', toBetRequest)
  const title = intl.formatMessage({ id: 'coinflip.title' })
  const flips = duels.state?.flips ?? null

  const now = {
    isDisabled: duels.disabledReason !== null || duels.limit !== null,
    isInFlight: duels.inFlight === 'create',
  }
  const { offer, press, pressByKey } = useDepositOffer(duels.table, now, () => {
    if (duels.create() === 'amount') amountInput.current?.focus()
  })

  return (
    <GameFrame
      game="duel"
      table={duels.table}
      title={title}
      heart={{ game: 'coinflip', name: title }}
      fairness={{ onClick: () => ask({ pastId: flips?.[0]?.id ?? null }) }}
      sky={{ hue: 245, horizon: 85 }}
      rowAbove={<PastResult {...toResultProps(duels)} />}
      scene={<FlipStage duels={duels} />}
      belowScene={<OpenDuels duels={duels} />}
      announcement={said}
      results={duels.table.bets && getFlipResults(duels.results)}
      isInFlight={duels.inFlight !== null}
      isBusy={duels.inFlight !== null || (Boolean(duels.shown?.playerBet) && duels.shown?.phase !== 'landed')}
      needsControls={duels.inFlight !== null}
      isUnsure={duels.disabledReason === 'checking'}
      fields={
        <>
          <Facts duels={duels} />
          <BetAmountField typed={duels} inputRef={amountInput} isDepositOffered={offer.isDepositOffered} />
          <LiveBar
            game="duel"
            disabledReason={duels.disabledReason}
            limit={getShownLimit(duels)}
            failures={[duels.failure]}
            table={duels.table}
          >
            <StakeButton
              label="duels.create"
              detail={duels.amount.ok ? money(duels.amount.value, duels.table.currency) : ''}
              {...now}
              offer={offer}
              table={duels.table}
            />
          </LiveBar>
          <Sides duels={duels} />
        </>
      }
      submit={press}
      history={
        <PastFlips
          flips={flips?.filter(({ id }) => id !== duels.shown?.flip.id || duels.shown.phase === 'landed') ?? null}
          currency={duels.table.currency}
          onCheck={(pastId) => ask({ pastId })}
        />
      }
      rules={<DuelRules currency={duels.table.currency} />}
      shortcuts={[
        { code: 'Space', label: 'duels.create', act: pressByKey },
        {
          code: 'KeyD',
          label: 'coinflip.otherSide',
          act: () => duels.choose(duels.side === 'heads' ? 'tails' : 'heads'),
        },
        { code: 'KeyA', label: 'bet.shortcuts.half', act: () => duels.change('half') },
        { code: 'KeyS', label: 'bet.shortcuts.double', act: () => duels.change('double') },
      ]}
      liveBets="coinflip"
      dialog={asked && <OpenCheck asked={asked} flips={flips ?? []} onClose={close} />}
    />
  )
}

/** The side of the player who opens a duel; the one who joins gets the other. */
function Sides({ duels: { side, choose } }: { duels: Duels }) {
  const intl = useIntl()
  return (
    <fieldset className={`${choice.choice} ${coin.scene} ${styles.sides}`}>
      <legend className="sr-only">{intl.formatMessage({ id: 'duels.side' })}</legend>
      {COIN_SIDES.map((each) => (
        <label key={each}>
          <input type="radio" name="duel-side" checked={side === each} onChange={() => choose(each)} />
          <span className={choice.plate}>
            <SideSign side={each} />
            <b>{intl.formatMessage({ id: `coinflip.${each}` })}</b>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Facts({ duels: { amount, table: facts } }: { duels: Duels }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <dl className={room.facts}>
      <div>
        <dt>{intl.formatMessage({ id: 'rooms.fee' })}</dt>
        <dd translate="no">{intl.formatNumber(DUEL_FEE_PERCENT / 100, { style: 'percent' })}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage({ id: 'duels.toWin' })}</dt>
        <dd translate="no">{amount.ok ? money(duelPayout(minor(amount.value)), facts.currency) : '—'}</dd>
      </div>
    </dl>
  )
}

/** The limit that the typed amount would break, or joining one of the duels. */
function getShownLimit({ limit, open, table: { protection } }: Duels): ReachedLimit | null {
  const others = open.filter(({ playerBet }) => playerBet === null)
  return limit ?? others.map(({ amount }) => protection.getLimit(amount)).find((each) => each !== null) ?? null
}
