import { useIntl } from 'react-intl'
import { useMoney } from '../../format/use-money.ts'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import type { RoundWords } from '../table/round/RoundLists.tsx'
import { DiceScene } from './DiceScene.tsx'
import { OddsFields } from './OddsFields.tsx'
import { DiceRules } from './DiceRules.tsx'
import { useDice } from './use-dice.ts'
import { useDiceNames } from './use-dice-names.ts'
import { useDiceWords } from './use-dice-words.ts'
import { WinPreview } from './WinPreview.tsx'

const DICE_DIRECTIONS = ['over', 'under'] as const
const WORDS: RoundWords = {
  all: 'dice.history',
  last: 'dice.history.last',
  none: 'dice.history.empty',
  one: 'dice.history.roll',
}

/** /games/dice: the track with the last result, the bet and its payout. */
export default function DicePage() {
  const intl = useIntl()
  const money = useMoney()
  const dice = useDice()
  const { original, odds, win } = dice
  const { table } = original
  const pays = win && intl.formatMessage({ id: 'original.pays' }, { amount: money(win.payout, table.currency) })
  return (
    <OriginalTable
      original={original}
      title="dice.title"
      scene={<DiceScene dice={dice} />}
      controls={
        <>
          <ChoiceBar
            legend={intl.formatMessage({ id: 'dice.direction' })}
            isSilent
            choices={DICE_DIRECTIONS}
            chosen={odds.direction}
            nameOf={(direction) => intl.formatMessage({ id: `dice.${direction}` })}
            onChoose={odds.setDirection}
          />
          <OddsFields odds={odds} fields={dice.fields} />
        </>
      }
      actions={[{ label: 'dice.roll', ...(pays === null ? {} : { detail: pays }), primary: true, onPress: dice.roll }]}
      preview={<WinPreview win={win} currency={table.currency} />}
      note={win?.profit === 0 ? 'dice.noProfit' : null}
      auto={{ ready: !odds.unreadable, place: dice.rollFor }}
      rules={<DiceRules odds={odds} currency={table.currency} />}
      shortcuts={[
        { code: 'Space', label: 'dice.roll', presses: ['dice.roll'] },
        { code: 'KeyA', label: 'bet.shortcuts.half', act: () => original.change('half') },
        { code: 'KeyS', label: 'bet.shortcuts.double', act: () => original.change('double') },
        {
          code: 'KeyD',
          label: 'dice.shortcuts.direction',
          act: () => odds.setDirection(odds.direction === 'over' ? 'under' : 'over'),
        },
      ]}
      shortcutsNote="dice.shortcuts.note"
      words={WORDS}
      names={useDiceNames()}
      {...useDiceWords()}
    />
  )
}
