import { useSetAtom } from 'jotai'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { modalAtom } from '../../app/state.ts'
import { Button } from '../../ui/Button.tsx'
import { BetAmountField } from './BetAmountField.tsx'
import { DiceTrack } from './DiceTrack.tsx'
import { Direction } from './Direction.tsx'
import { RollChips, RollTable } from './DiceHistory.tsx'
import { Fairness, preloadFairness } from './Fairness.tsx'
import { OddsFields } from './OddsFields.tsx'
import { RollBar } from './RollBar.tsx'
import { RoundResult } from './RoundResult.tsx'
import { Rules } from './Rules.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './table.module.css'
import { useRoundAnnouncement } from './use-announcement.ts'
import { useDice } from './use-dice.ts'
import { useHundredths } from './use-hundredths.ts'
import type { Shortcut } from './use-shortcuts.ts'

const NO_ROUNDS = [] as const

/** The dice table: the line and the last result, the controls, the history, the rules. */
export function DiceGame() {
  const intl = useIntl()
  const hundredths = useHundredths()
  const dice = useDice()
  const form = useRef<HTMLFormElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const [fairness, setFairness] = useState<{ roundId: string | null } | null>(null)
  const openModal = useSetAtom(modalAtom)
  const { odds, table, round, rolling } = dice
  const rounds = table.rounds ?? NO_ROUNDS
  const announcement = useRoundAnnouncement(dice)
  const check = useCallback((roundId: string) => setFairness({ roundId }), [])
  const closeFairness = useCallback(() => setFairness(null), [])

  function roll(): void {
    const refusal = dice.roll()
    if (refusal === 'amount') amountInput.current?.focus()
    else if (refusal) form.current?.querySelector<HTMLInputElement>(`[data-odds=${refusal}]`)?.focus()
  }

  function act(shortcut: Shortcut): void {
    if (shortcut === 'roll') roll()
    else if (shortcut === 'direction') odds.setDirection(odds.direction === 'over' ? 'under' : 'over')
    else dice.change(shortcut)
  }

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
            <Button variant="quiet" onClick={() => setFairness({ roundId: null })} onPointerEnter={preloadFairness}>
              {intl.formatMessage({ id: 'fairness.title' })}
            </Button>
          </header>
          <RollChips rounds={rounds} onCheck={check} />
          <RoundResult round={round} rolling={rolling} />
          <DiceTrack odds={odds} round={round} rolling={rolling} />
          <p className={styles.wins}>
            {intl.formatMessage({ id: 'dice.winsOn' }, winningEnds(odds.target, odds.direction, hundredths))}
          </p>
          <output ref={announcement} className="sr-only" />
        </section>
        <section className={styles.controls} aria-label={intl.formatMessage({ id: 'dice.controls' })}>
          <BetAmountField dice={dice} inputRef={amountInput} onDeposit={() => openModal({ name: 'payIn' })} />
          <Direction odds={odds} />
          <OddsFields odds={odds} />
          <RollBar dice={dice} />
        </section>
      </form>
      <div className={styles.below}>
        <RollTable rounds={rounds} onCheck={check} />
        <div>
          <Rules odds={odds} currency={table.currency} />
          <Shortcuts act={act} />
        </div>
      </div>
      {fairness && (
        <Fairness
          table={table}
          betting={rolling || dice.off === 'checking'}
          roundId={fairness.roundId}
          onClose={closeFairness}
        />
      )}
    </>
  )
}

/** The first and the last roll that win; the target itself does not. */
function winningEnds(target: number, direction: 'over' | 'under', write: (value: number) => string) {
  return direction === 'over'
    ? { from: write(target + 1), to: write(10_000) }
    : { from: write(0), to: write(target - 1) }
}
