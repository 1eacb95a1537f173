import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsWide } from './use-is-wide.ts'
import { useMoney } from '../../format/use-money.ts'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { Stage } from '../table/stage/Stage.tsx'
import { useResultText } from '../table/round/use-result-text.ts'
import { RouletteTabs } from '../wheel/RouletteTabs.tsx'
import tabs from '../wheel/tabs.module.css'
import { type BoardChips, RouletteBoard } from './RouletteBoard.tsx'
import { toChips, NO_CHIPS, type RouletteRound } from './chips.ts'
import { Hints, BetSums } from './Hints.tsx'
import type { Reach } from './layout.ts'
import { LastPockets, RouletteResult } from './RouletteResult.tsx'
import { RouletteRules } from './RouletteRules.tsx'
import { ReachPicker, Tray } from './Tray.tsx'
import { type BoardState, firstReach, useRouletteBoard } from './use-roulette-board.ts'
import { usePocketText } from './use-place-text.ts'
import { useRouletteNames } from './use-roulette-names.ts'
import { type Roulette, useRoulette } from './use-roulette.ts'
import { RouletteWheel } from './RouletteWheel.tsx'
import styles from './wheel.module.css'

/** Roulette: the wheel, the betting table and the chips. */
function RoulettePage() {
  const intl = useIntl()
  const money = useMoney()
  const resultText = useResultText()
  const pocketText = usePocketText()
  const game = useRoulette()
  const isWide = useIsWide()
  const [reach, setReach] = useState(firstReach)
  const table = useRouletteBoard(game, reach, isWide ? 'numbers' : 'whole')
  const outside = useRouletteBoard(game, 'all', 'outside')
  const laid = getBoardChips(game)
  const scene = { game, laid, setReach, table, pointed: table.pointed ?? outside.pointed }
  const say = (round: RouletteRound) =>
    intl.formatMessage({ id: 'roulette.said' }, { pocket: pocketText(round.state.pocket), result: resultText(round) })
  // The total is on the button, so that it stays visible wherever the page is scrolled.
  const detail = game.sum > 0 ? { detail: money(game.sum, game.original.table.currency) } : {}
  return (
    <div className={tabs.page}>
      <RouletteTabs current="roulette" />
      <OriginalTable
        original={game.original}
        heading={{ title: 'roulette.title' }}
        sky={{ hue: 15, horizon: 30 }}
        scene={<Scene {...scene} hasTray={!isWide} />}
        bet={{
          controls: isWide ? (
            <>
              <Tray game={game} />
              <RouletteBoard {...laid} board={outside} />
            </>
          ) : null,
          fixedAmount: true,
          price: <BetSums game={game} />,
          actions: [{ label: 'roulette.spin', ...detail, primary: true, onPress: game.spin }],
          auto: game.auto.game,
        }}
        rounds={{ names: useRouletteNames(), say }}
        rules={<RouletteRules />}
        keys={{
          shortcuts: [
            { code: 'Space', label: 'roulette.spin', presses: ['roulette.spin'] },
            { code: 'KeyZ', label: 'roulette.undo', act: () => game.undo?.() },
            { code: 'KeyX', label: 'roulette.clear', act: () => game.clear?.() },
            { code: 'KeyD', label: 'roulette.double', act: () => game.double?.() },
            { code: 'KeyR', label: 'roulette.repeat', act: () => game.repeat?.() },
          ],
        }}
      />
    </div>
  )
}

/** The chips to show on the table: those laid, or else those of the last round. */
function getBoardChips({ original, chips }: Roulette): BoardChips {
  const { newest, shown, isAnimating } = original.round
  const isEmpty = chips.size === 0 && !original.play.isInFlight
  return {
    chips,
    played: isEmpty && newest ? toChips(newest) : NO_CHIPS,
    pocket: isEmpty && !isAnimating ? (shown?.state.pocket ?? null) : null,
    currency: original.table.currency,
  }
}

type SceneProps = {
  game: Roulette
  laid: BoardChips
  table: BoardState
  setReach: (reach: Reach) => void
  /** The place under the pointer or in focus, here or in the panel. */
  pointed: string | null
  /** The chips stand below the table, and not in the panel. */
  hasTray: boolean
}

function Scene({ game, laid, table, setReach, pointed, hasTray }: SceneProps) {
  const { original } = game
  const { newest, shown, isAnimating, skipAnimation } = original.round
  const waiting = original.play.isInFlight
  // Nothing can be laid in a break, whose text stands below the table.
  const isOpen = original.table.protection.block === null || waiting || isAnimating
  const onWheel = isAnimating || !waiting ? newest : null
  return (
    <Stage>
      <div className={styles.scene} data-closed={!isOpen || undefined}>
        <div className={styles.top}>
          <RouletteWheel
            roundId={onWheel?.id ?? null}
            pocket={onWheel?.state.pocket ?? null}
            waiting={waiting}
            turning={isAnimating}
            onSkip={skipAnimation}
          />
          <div className={styles.summary}>
            <RouletteResult round={shown} turning={waiting || isAnimating} />
            <LastPockets rounds={original.table.rounds} />
          </div>
        </div>
        <Hints game={game} pointed={pointed} />
        {isOpen && <ReachPicker reach={table.reach} setReach={setReach} />}
        <RouletteBoard {...laid} board={{ ...table, pointed }} />
        {isOpen && hasTray && <Tray game={game} />}
      </div>
    </Stage>
  )
}

export default withPlayMode(RoulettePage)
