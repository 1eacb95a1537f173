import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { diceReturn } from '#domain/games/dice.ts'
import { minor } from '#domain/money/money.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import type { RoundWords } from '../table/round/RoundLists.tsx'
import controls from '../table/controls.module.css'
import { useResultText } from '../table/round/use-result-text.ts'
import { DiceScene } from './DiceScene.tsx'
import { OddsFields } from './OddsFields.tsx'
import { type Dice, type DiceRound, useDice } from './use-dice.ts'
import { useDiceNames } from './use-dice-names.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './odds.module.css'
import type { DiceOdds } from './use-dice-odds.ts'
import { useHundredths } from './use-hundredths.ts'

const DICE_DIRECTIONS = ['over', 'under'] as const
const WORDS: RoundWords = {
  all: 'dice.history',
  last: 'dice.history.last',
  none: 'dice.history.empty',
  one: 'dice.history.roll',
}

/** /games/dice: the track with the last result, the bet and its payout. */
function DicePage() {
  const intl = useIntl()
  const money = useMoney()
  const dice = useDice()
  const { original, odds, win } = dice
  const { table, stake } = original
  const { column, say } = useDiceWords()
  const pays = win && intl.formatMessage({ id: 'original.pays' }, { amount: money(win.payout, table.currency) })
  return (
    <OriginalTable
      original={original}
      heading={{ title: 'dice.title' }}
      sky={{ hue: 295, horizon: 345 }}
      scene={<DiceScene dice={dice} />}
      bet={{
        controls: (
          <>
            <ChoiceBar
              legend={intl.formatMessage({ id: 'dice.direction' })}
              isSilent
              choices={DICE_DIRECTIONS}
              chosen={odds.direction}
              getName={(direction) => intl.formatMessage({ id: `dice.${direction}` })}
              onChoose={odds.setDirection}
            />
            <OddsFields odds={odds} fields={dice.fields} />
          </>
        ),
        actions: [
          { label: 'dice.roll', ...(pays === null ? {} : { detail: pays }), primary: true, onPress: dice.roll },
        ],
        preview: <WinPreview win={win} currency={table.currency} />,
        note: win?.profit === 0 ? 'dice.noProfit' : null,
        auto: { ready: !odds.unreadable, place: dice.rollFor },
      }}
      rounds={{ names: useDiceNames(), say, words: WORDS, column }}
      rules={<DiceRules odds={odds} currency={table.currency} />}
      keys={{
        shortcuts: [
          { code: 'Space', label: 'dice.roll', presses: ['dice.roll'] },
          { code: 'KeyA', label: 'bet.shortcuts.half', act: () => stake.change('half') },
          { code: 'KeyS', label: 'bet.shortcuts.double', act: () => stake.change('double') },
          {
            code: 'KeyD',
            label: 'dice.shortcuts.direction',
            act: () => odds.setDirection(odds.direction === 'over' ? 'under' : 'over'),
          },
        ],
        note: 'dice.shortcuts.note',
      }}
    />
  )
}

/** What a win would pay, before the bet: profit and payout, rounded the same way as the real payout. */
function WinPreview({ win, currency }: { win: Dice['win']; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <dl className={`${controls.preview} ${styles.win}`}>
      <div>
        <dt>{intl.formatMessage({ id: 'dice.profit' })}</dt>
        <dd>
          <Amount>{money(win?.profit ?? null, currency)}</Amount>
        </dd>
      </div>
      <div>
        <dt>{intl.formatMessage({ id: 'dice.payout' })}</dt>
        <dd>
          <Amount>{money(win?.payout ?? null, currency)}</Amount>
        </dd>
      </div>
    </dl>
  )
}

/** How a roll is drawn and paid, with the true return and the rounding. */
function DiceRules({ odds, currency }: { odds: DiceOdds; currency: Currency }) {
  const intl = useIntl()
  const money = useMoney()
  const rtp = intl.formatNumber(diceReturn(odds.target, odds.direction), { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <p>{intl.formatMessage({ id: 'dice.rules.draw' })}</p>
      <p>{intl.formatMessage({ id: 'dice.rules.pay' }, { unit: money(minor(1), currency) })}</p>
      <p>{intl.formatMessage({ id: 'dice.rules.return' }, { rtp })}</p>
      <p>{intl.formatMessage({ id: 'dice.rules.chance' })}</p>
    </>
  )
}

/** Texts of a roll: what was bet on, and its announcement. */
function useDiceWords() {
  const intl = useIntl()
  const resultText = useResultText()
  const hundredths = useHundredths()
  const column = useMemo(
    () => ({
      heading: 'dice.target' as const,
      of: ({ bet: { direction, target } }: DiceRound) =>
        intl.formatMessage(
          { id: direction === 'over' ? 'dice.history.over' : 'dice.history.under' },
          { target: hundredths(target) },
        ),
    }),
    [intl, hundredths],
  )
  const say = (round: DiceRound) =>
    intl.formatMessage({ id: 'dice.result.said' }, { roll: hundredths(round.state.roll), result: resultText(round) })
  return { column, say }
}

export default withPlayMode(DicePage)
