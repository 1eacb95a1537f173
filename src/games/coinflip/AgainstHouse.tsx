import { useIntl } from 'react-intl'
import { COINFLIP_MOST, coinflipMultiplier, coinflipReturn } from '#domain/games/coinflip.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { minor } from '#domain/money/money.ts'
import { useMoney } from '../../format/use-money.ts'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { Stage } from '../table/stage/Stage.tsx'
import { StageInvitation, StageResult } from '../table/stage/StageResult.tsx'
import { getPaidHundredths } from '../table/win/win-tier.ts'
import { resultFacts } from '../table/round/result-facts.ts'
import { FiguresTable } from '../table/FiguresTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { toCoinflipAuto } from './coinflip-auto.ts'
import { type Coinflip, useCoinflip } from './use-coinflip.ts'
import { useCoinflipNames } from './use-coinflip-names.ts'
import { useCoinflipWords } from './use-coinflip-words.ts'
import { Coin } from './Coin.tsx'
import { FlipRow } from './FlipRow.tsx'
import styles from './scene.module.css'
import { SideChoice } from './SideChoice.tsx'

/** Coinflip against the house: the coin, the flips of the round, the choice of side, the rules. */
export function AgainstHouse() {
  const coinflip = useCoinflip()
  const { original, worth } = coinflip
  const { stake, table } = original
  const names = useCoinflipNames()
  const { say, details } = useCoinflipWords(coinflip)
  return (
    <OriginalTable
      original={original}
      heading={{ title: 'coinflip.title' }}
      sky={{ hue: 245, horizon: 85 }}
      scene={<CoinScene coinflip={coinflip} />}
      bet={{
        actions: [
          {
            label: 'coinflip.flip',
            detail: details.flip,
            primary: true,
            disabled: coinflip.turning,
            onPress: coinflip.flip,
          },
          {
            label: 'coinflip.cashOut',
            ...(details.cashOut === null ? {} : { detail: details.cashOut }),
            disabled: coinflip.turning || worth.now === null,
            onPress: coinflip.cashOut,
          },
        ],
        auto: toCoinflipAuto(coinflip),
      }}
      rounds={{ names, say }}
      rules={<CoinflipRules currency={table.currency} />}
      keys={{
        shortcuts: [
          { code: 'Space', label: 'coinflip.flip', presses: ['coinflip.flip'] },
          { code: 'KeyD', label: 'coinflip.otherSide', act: coinflip.turnOver },
          { code: 'KeyA', label: 'bet.shortcuts.half', act: () => stake.change('half') },
          { code: 'KeyS', label: 'bet.shortcuts.double', act: () => stake.change('double') },
          { code: 'KeyC', label: 'coinflip.cashOut', presses: ['coinflip.cashOut'] },
        ],
      }}
    />
  )
}

/** The result with the coin below it, the next call, and the flips so far. */
function CoinScene({ coinflip }: { coinflip: Coinflip }) {
  const { line } = useCoinflipWords(coinflip)
  return (
    <Stage result={<CoinResult coinflip={coinflip} line={line} />}>
      <div className={styles.scene}>
        <Coin toss={coinflip.toss} />
        <SideChoice coinflip={coinflip} />
        <FlipRow coinflip={coinflip} />
      </div>
    </Stage>
  )
}

/** What the flips that were seen are worth, and the last one in words. */
function CoinResult({
  coinflip: { original, turning, worth, round },
  line,
}: {
  coinflip: Coinflip
  line: string | null
}) {
  const intl = useIntl()
  const multiplier = useMultiplier()
  const { shown } = original.round
  if (line === null)
    return <StageInvitation isBeside>{intl.formatMessage({ id: 'coinflip.line.none' })}</StageInvitation>
  const isOver = !turning && round?.status === 'settled'
  // Without a win there is nothing to cash out, and so no multiplier.
  const open = worth.wins === 0 ? null : coinflipMultiplier(worth.wins)
  const hundredths = isOver ? (getPaidHundredths(round) ?? 0) : open
  return (
    <StageResult
      figure={hundredths === null ? null : multiplier(hundredths)}
      facts={{
        'data-flips': shown?.state.flips.join(' '),
        'data-turning': turning || undefined,
        ...(shown && resultFacts(shown)),
      }}
      isFaded={turning}
      isBeside
    >
      <span>{line}</span>
    </StageResult>
  )
}

const LENGTHS = Array.from({ length: COINFLIP_MOST }, (_, index) => index + 1)
const HEADINGS = ['coinflip.wins', 'coinflip.rules.odds', 'coinflip.rules.multiplier'] as const

/**
 * How a flip is drawn and paid, with the true return, the rounding, and the payout for each number of wins in a row.
 */
function CoinflipRules({ currency }: { currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const multiplier = useMultiplier()
  const { numerator, denominator } = coinflipReturn(1)
  const rtp = intl.formatNumber(Number(numerator) / Number(denominator), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return (
    <>
      <p>{intl.formatMessage({ id: 'coinflip.rules.play' }, { most: COINFLIP_MOST })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'coinflip.rules.return' }, { rtp })}</p>
      <FiguresTable
        caption={intl.formatMessage({ id: 'coinflip.rules.table' })}
        headings={HEADINGS.map((id) => intl.formatMessage({ id }))}
        rows={LENGTHS.map((wins) => ({
          name: wins,
          figures: [intl.formatNumber(2 ** wins), multiplier(coinflipMultiplier(wins))],
        }))}
      />
    </>
  )
}
