import { useIntl } from 'react-intl'
import { KENO_RISKS } from '#domain/games/keno.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { useResultText } from '../table/round/use-result-text.ts'
import { KenoBoard } from './KenoBoard.tsx'
import { KenoRules } from './KenoRules.tsx'
import { PayRow } from './PayRow.tsx'
import { countHits, type KenoRound, useKeno } from './use-keno.ts'
import { useKenoNames } from './use-keno-names.ts'

/** The keno table: the board with the draw, the bet and its payouts. */
function KenoPage() {
  const intl = useIntl()
  const resultText = useResultText()
  const keno = useKeno()
  const names = useKenoNames()
  const { original, line } = keno
  const { table, stake, play } = original
  const count = (round: KenoRound) => ({ hits: countHits(round), picks: round.bet.picks.length })

  function say(round: KenoRound): string {
    const numbers = intl.formatList(
      round.state.drawn.map((number) => String(number + 1)),
      { type: 'unit' },
    )
    return intl.formatMessage({ id: 'keno.said' }, { ...count(round), numbers, result: resultText(round) })
  }

  return (
    <OriginalTable
      original={original}
      heading={{ title: 'keno.title' }}
      sky={{ hue: 272, horizon: 285 }}
      scene={<KenoBoard keno={keno} />}
      bet={{
        controls: (
          <>
            <ChoiceBar
              legend={intl.formatMessage({ id: 'keno.risk' })}
              choices={KENO_RISKS}
              chosen={line.risk}
              getName={(risk) => intl.formatMessage({ id: `keno.risk.${risk}` })}
              onChoose={keno.setRisk}
            />
            <PayRow keno={keno} />
          </>
        ),
        actions: [{ label: 'keno.play', primary: true, onPress: keno.play }],
        auto: { ready: line.picks.length > 0, place: (amount) => play.bet(line, amount) },
      }}
      rounds={{ names, say }}
      rules={<KenoRules currency={table.currency} />}
      keys={{
        shortcuts: [
          { code: 'Space', label: 'keno.play', presses: ['keno.play'] },
          { code: 'KeyQ', label: 'keno.autoPick', act: keno.autoPick },
          { code: 'KeyW', label: 'keno.clear', act: keno.clear },
          { code: 'KeyA', label: 'bet.shortcuts.half', act: () => stake.change('half') },
          { code: 'KeyS', label: 'bet.shortcuts.double', act: () => stake.change('double') },
          { code: 'KeyD', label: 'keno.nextRisk', act: keno.nextRisk },
        ],
      }}
    />
  )
}

export default withPlayMode(KenoPage)
