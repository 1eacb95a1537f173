import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PLINKO_RISKS, PLINKO_ROWS, plinkoMultiplier } from '#domain/games/plinko.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { useResultText } from '../table/round/use-result-text.ts'
import { PlinkoRules } from './PlinkoRules.tsx'
import { PlinkoScene } from './PlinkoScene.tsx'
import styles from './plinko.module.css'
import { type PlinkoRound, usePlinko } from './use-plinko.ts'
import { usePlinkoNames } from './use-plinko-names.ts'

/** The plinko table: the board with its balls, the bet, and the choice of rows and risk. */
function PlinkoPage() {
  const intl = useIntl()
  const plinko = usePlinko()
  const { original, chosen } = plinko
  const say = useSay()
  const column = useColumn()
  return (
    <OriginalTable
      original={original}
      heading={{ title: 'nav.plinko' }}
      sky={{ hue: 285, horizon: 25 }}
      scene={<PlinkoScene plinko={plinko} />}
      bet={{
        controls: (
          <div className={styles.choices}>
            <ChoiceBar
              legend={intl.formatMessage({ id: 'plinko.rows.choice' })}
              choices={PLINKO_ROWS}
              chosen={chosen.rows}
              getName={String}
              onChoose={(rows) => plinko.setLine({ rows })}
            />
            <ChoiceBar
              legend={intl.formatMessage({ id: 'keno.risk' })}
              choices={PLINKO_RISKS}
              chosen={chosen.risk}
              getName={(risk) => intl.formatMessage({ id: `keno.risk.${risk}` })}
              onChoose={(risk) => plinko.setLine({ risk })}
            />
          </div>
        ),
        actions: [{ label: 'plinko.drop', primary: true, isRepeatable: true, onPress: plinko.drop }],
        auto: { ready: true, place: (amount) => original.play.bet(chosen, amount) },
      }}
      rounds={{ names: usePlinkoNames(), say, column }}
      rules={<PlinkoRules currency={original.table.currency} />}
      keys={{
        shortcuts: [
          { code: 'Space', label: 'plinko.drop', presses: ['plinko.drop'] },
          { code: 'KeyA', label: 'bet.shortcuts.half', act: () => original.stake.change('half') },
          { code: 'KeyS', label: 'bet.shortcuts.double', act: () => original.stake.change('double') },
          { code: 'KeyD', label: 'keno.nextRisk', act: plinko.nextRisk },
        ],
      }}
    />
  )
}

/** The announcement of a round. */
function useSay(): (round: PlinkoRound) => string {
  const intl = useIntl()
  const resultText = useResultText()
  const multiplier = useMultiplier()
  return (round) => {
    const pays = multiplier(plinkoMultiplier(round.bet, round.state.path))
    return intl.formatMessage({ id: 'plinko.said' }, { pays, result: resultText(round) })
  }
}

/** The board of a round in the list. */
function useColumn() {
  const intl = useIntl()
  return useMemo(
    () => ({
      heading: 'keno.risk' as const,
      of: ({ bet: { rows, risk } }: PlinkoRound) =>
        `${intl.formatMessage({ id: 'plinko.rows' }, { rows })} · ${intl.formatMessage({ id: `keno.risk.${risk}` })}`,
    }),
    [intl],
  )
}

export default withPlayMode(PlinkoPage)
