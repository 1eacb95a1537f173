import { type FormEvent, useCallback, useMemo, useRef } from 'react'
import type { DiceRound } from '../../../worker/db/view.ts'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import { AmountField } from '../original/AmountField.tsx'
import { OpenFairness } from '../original/OpenFairness.tsx'
import { RoundChips, RoundTable, type RoundWords } from '../original/RoundLists.tsx'
import { Shortcuts } from '../original/Shortcuts.tsx'
import styles from '../original/table.module.css'
import { useAsked } from '../original/use-asked.ts'
import AutoPlay from '../auto/AutoPlay.tsx'
import type { AutoSource } from '../auto/use-auto-play.ts'
import { DiceTrack } from './DiceTrack.tsx'
import { Direction } from './Direction.tsx'
import { OddsFields } from './OddsFields.tsx'
import { Roll } from './Roll.tsx'
import { RoundResult } from './RoundResult.tsx'
import { Rules } from './Rules.tsx'
import { useRoundAnnouncement } from './use-announcement.ts'
import { type Dice, useDice } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'

const NO_ROUNDS = [] as const
const WORDS: RoundWords = {
  all: 'dice.history',
  last: 'dice.history.last',
  none: 'dice.history.empty',
  one: 'dice.history.roll',
}

const Fairness = lazyPart(() => import('./fairness/DiceFairness.tsx'))

/** The dice table: the line and the last result, the controls, the history, the rules. */
export default function DiceGame() {
  const intl = useIntl()
  const hundredths = useHundredths()
  const dice = useDice()
  const form = useRef<HTMLFormElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const [asked, ask] = useAsked()
  const { odds, table, round, rolling } = dice
  const rounds = table.rounds ?? NO_ROUNDS
  const announcement = useRoundAnnouncement(dice)
  const nameRound = useCallback(({ roll }: DiceRound) => hundredths(roll), [hundredths])
  const own = useTargets()
  const check = useCallback((roundId: string) => ask({ roundId }), [ask])
  const close = useCallback(() => ask(null), [ask])

  function roll(): void {
    const refusal = dice.roll()
    if (refusal === 'amount') amountInput.current?.focus()
    else if (refusal) form.current?.querySelector<HTMLInputElement>(`[data-odds=${refusal}]`)?.focus()
  }

  const keys = [
    { code: 'Space', label: 'dice.roll', act: roll },
    { code: 'KeyA', label: 'dice.shortcuts.half', act: () => dice.change('half') },
    { code: 'KeyS', label: 'dice.shortcuts.double', act: () => dice.change('double') },
    {
      code: 'KeyD',
      label: 'dice.shortcuts.direction',
      act: () => odds.setDirection(odds.direction === 'over' ? 'under' : 'over'),
    },
  ] as const

  function submit(event: FormEvent): void {
    event.preventDefault()
    roll()
  }

  return (
    <>
      <form ref={form} className={styles.table} noValidate onSubmit={submit}>
        <section className={styles.play} aria-labelledby="dice-title">
          <header className={styles.head}>
            <h1 id="dice-title">{intl.formatMessage({ id: 'dice.title' })}</h1>
            <Button variant="quiet" onClick={() => ask({ roundId: null })} onPointerEnter={Fairness.preload}>
              {intl.formatMessage({ id: 'fairness.title' })}
            </Button>
          </header>
          <RoundChips rounds={rounds} words={WORDS} nameRound={nameRound} onCheck={check} />
          <RoundResult round={round} rolling={rolling} />
          <DiceTrack odds={odds} round={round} rolling={rolling} />
          <p className={styles.wins}>
            {intl.formatMessage({ id: 'dice.winsOn' }, winningEnds(odds.target, odds.direction, hundredths))}
          </p>
          <output ref={announcement} className="sr-only" />
        </section>
        <section className={styles.controls} aria-label={intl.formatMessage({ id: 'dice.controls' })}>
          <AmountField typed={dice} inputRef={amountInput} />
          <Direction odds={odds} />
          <OddsFields odds={odds} />
          <Roll dice={dice} />
        </section>
      </form>
      <div className={styles.below}>
        <RoundTable rounds={rounds} words={WORDS} nameRound={nameRound} own={own} onCheck={check} />
        <div>
          <AutoPlay source={autoSource(dice)} currency={table.currency} loggedIn={table.loggedIn === true} />
          <Rules odds={odds} currency={table.currency} />
          <Shortcuts keys={keys} note="dice.shortcuts.note" />
        </div>
      </div>
      {asked && (
        <OpenFairness
          Dialog={Fairness}
          shown={{ table, betting: rolling || dice.off === 'checking', roundId: asked.roundId }}
          onClose={close}
        />
      )}
    </>
  )
}

function autoSource({ amount, table, round, rolling, off, failure, odds, rollFor }: Dice): AutoSource {
  return { amount, bounds: table, last: round, busy: rolling, off, failure, ready: !odds.unreadable, place: rollFor }
}

/** The first and the last roll that win; the target itself does not. */
function winningEnds(target: number, direction: 'over' | 'under', write: (value: number) => string) {
  return direction === 'over'
    ? { from: write(target + 1), to: write(10_000) }
    : { from: write(0), to: write(target - 1) }
}

/** What was bet on, in a column of its own. */
function useTargets() {
  const intl = useIntl()
  const hundredths = useHundredths()
  return useMemo(
    () => ({
      heading: 'dice.target' as const,
      of: ({ direction, target }: DiceRound) =>
        intl.formatMessage(
          { id: direction === 'over' ? 'dice.history.over' : 'dice.history.under' },
          { target: hundredths(target) },
        ),
    }),
    [intl, hundredths],
  )
}
