import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { usePageTitle } from '../../base/use-page-title.ts'
import { minerGems, minerHundredths } from '#domain/games/miner.ts'
import { useMoney } from '../../format/use-money.ts'
import { Amount } from '../../ui/Amount.tsx'
import { SPACE } from '../../ui/children.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { Stage } from '../table/stage/Stage.tsx'
import { StageInvitation, StageResult } from '../table/stage/StageResult.tsx'
import { CountedChange } from '../table/win/Counted.tsx'
import type { Played } from '../table/round/played.ts'
import { toMinerAuto } from './miner-auto.ts'
import { MinerBoard } from './MinerBoard.tsx'
import styles from './board.module.css'
import { MinesField } from './MinesField.tsx'
import { MinerRules } from './MinerRules.tsx'
import { TILE_IN_REACH, useControls } from './use-controls.ts'
import { type Miner, useMiner } from './use-miner.ts'
import { useMinerNames } from './use-miner-names.ts'
import { getMinerRoundStatus, useMinerWords } from './use-miner-words.ts'
import { Crystals, Gem } from './art.tsx'
import standing from './standing.module.css'
import { useShortMultiplier } from './use-short-multiplier.ts'
import fields from './fields.module.css'
import { useFormatMinerChance } from './use-format-miner-chance.ts'
import { countGems } from './board.ts'

/** The page /games/miner. */
function MinerPage() {
  usePageTitle(useIntl().formatMessage({ id: 'miner.title' }))
  const miner = useMiner()
  const { original } = miner
  const table = useRef<HTMLDivElement>(null)
  const { actions, shortcuts } = useControls(miner, table)
  const names = useMinerNames()
  const say = useMinerWords()
  return (
    <div ref={table}>
      <OriginalTable
        original={original}
        heading={{ title: 'miner.title' }}
        sky={{ hue: 168, horizon: 178 }}
        scene={
          <Stage result={<MinerStatus round={original.round.shown} />}>
            <div className={styles.scene}>
              <Crystals />
              <Crystals />
              <Ladder mines={miner.mines} gems={miner.gems} />
              <MinerBoard miner={miner} />
            </div>
          </Stage>
        }
        bet={{
          controls: <MinesField miner={miner} />,
          actions,
          preview: <Pays miner={miner} />,
          auto: toMinerAuto(miner),
        }}
        rounds={{ names, say }}
        rules={<MinerRules miner={miner} />}
        keys={{ shortcuts, onBoard: TILE_IN_REACH }}
      />
    </div>
  )
}

const SHOWN = 5
const BEHIND = 2

/** The multipliers around the next gem: those reached, the next one, and those after it. */
function Ladder({ mines, gems }: { mines: number; gems: number }) {
  const intl = useIntl()
  const multiplier = useShortMultiplier()
  const all = minerGems(mines)
  const first = Math.max(1, Math.min(gems - BEHIND + 1, all - SHOWN + 1))
  const steps = Array.from({ length: Math.min(SHOWN, all) }, (_, index) => first + index)
  return (
    <ol className={standing.ladder} aria-label={intl.formatMessage({ id: 'miner.ladder' })}>
      {steps.map((step) => (
        <li key={step} data-reached={step <= gems || undefined} aria-current={step === gems + 1 ? 'step' : undefined}>
          <span className={standing.count}>
            <Gem />
            <span>{step}</span>
          </span>
          <b translate="no">{multiplier(minerHundredths(mines, step))}</b>
        </li>
      ))}
    </ol>
  )
}

/** Payout and chance of the next gem, and the current cash-out. */
function Pays({ miner: { next, cashOut, original } }: { miner: Miner }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const chance = useFormatMinerChance()
  const { round, table } = original
  const currency = round.open?.currency ?? table.currency
  return (
    <dl className={fields.pays}>
      {next && (
        <div>
          <dt>{intl.formatMessage({ id: cashOut === null ? 'miner.pays.first' : 'miner.pays.next' })}</dt>
          <dd>
            <span translate="no">{multiplier(next.hundredths)}</span>
            {SPACE}
            <small>
              <Amount>{money(next.payout, currency)}</Amount>
            </small>
          </dd>
          <dd>
            <small>{intl.formatMessage({ id: 'miner.pays.chance' }, { chance: chance(next.chance) })}</small>
          </dd>
        </div>
      )}
      {cashOut !== null && (
        <div>
          <dt>{intl.formatMessage({ id: 'miner.pays.cashOut' })}</dt>
          <dd>
            <Amount>{money(cashOut, currency)}</Amount>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The status of the newest round: its multiplier, and what has become of it. */
function MinerStatus({ round }: { round: Played<'miner'> | null }) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  if (!round) return <StageInvitation isBeside>{intl.formatMessage({ id: 'miner.stands.none' })}</StageInvitation>
  const status = getMinerRoundStatus(round)
  const { mines } = round.bet
  const gems = countGems(round.state)
  const reached = status === 'lost' ? 0 : minerHundredths(mines, gems)
  return (
    <StageResult figure={multiplier(reached)} facts={{ 'data-standing': status, ...resultFacts(round) }} isBeside>
      <span>{intl.formatMessage({ id: `miner.stands.${status}` }, { gems, all: minerGems(mines) })}</span>
      {round.status === 'settled' && <CountedChange round={round} />}
    </StageResult>
  )
}

export default withPlayMode(MinerPage)
