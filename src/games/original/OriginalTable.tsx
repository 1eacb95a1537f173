import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
} from 'react'
import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { type Minor, toTyped } from '../../../worker/rules/money.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import type { MessageKey } from '../../app/dictionary.ts'
import { lazyPart } from '../../app/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import AutoPlay from '../auto/AutoPlay.tsx'
import type { AutoSource } from '../auto/use-auto-play.ts'
import { AmountField } from './AmountField.tsx'
import type OriginalFairness from './fairness/OriginalFairness.tsx'
import { OpenFairness } from './OpenFairness.tsx'
import panels from './panels.module.css'
import { RoundChips, RoundTable, type RoundWords } from './RoundLists.tsx'
import { type Shortcut, Shortcuts } from './Shortcuts.tsx'
import styles from './table.module.css'
import { type TableAction, TableBar } from './TableBar.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useAsked } from './use-asked.ts'
import type { Original } from './use-original.ts'

export type OriginalTableProps<Game extends RoundGame> = {
  original: Original<Game>
  title: MessageKey
  /** The drawing: canvas or SVG with its text for screen readers left to `say`. */
  scene: ReactNode
  /** Fields beside the amount (risk, mines, …). The amount field itself is drawn unless `fixedAmount`. */
  controls?: ReactNode
  fixedAmount?: boolean
  /** The buttons at the thumb: the one that places the bet first. `onPress` may return 'amount'. */
  actions: readonly TableAction[]
  /** What stands above the buttons: odds, the payout of a win. */
  preview?: ReactNode
  /** What a round is called in lists, short: "Heads · Heads", "7 of 10". */
  nameRound: (round: OriginalRound<Game>) => string
  /** What is said once of an own round or step. */
  say: (round: OriginalRound<Game>) => string
  /** Paragraphs. */
  rules: ReactNode
  /** Places the bet as it is set, for this amount: of games that can be played by themselves. */
  auto?: { ready: boolean; place: (amount: Minor) => void }
  /** Keys by place (event.code) and what they do; shown in a panel, off by default. */
  shortcuts: readonly Shortcut[]
}

const WORDS: RoundWords = {
  all: 'original.history',
  last: 'original.history.last',
  none: 'original.history.none',
  one: 'original.history.round',
}

const Fairness = lazyPart(() => import('./fairness/OriginalFairness.tsx'))
/** The dialog is of any game; loaded lazily it has lost the parameter that says so. */
type FairnessOf<Game extends RoundGame> = ComponentType<ComponentProps<typeof OriginalFairness<Game>>>

/** The table of an original: its drawing and the last rounds, the controls, the history, the rules. */
export function OriginalTable<Game extends RoundGame>(props: OriginalTableProps<Game>): ReactElement {
  const { original, title, nameRound, actions } = props
  const { open, round, table } = original
  const intl = useIntl()
  const amountInput = useRef<HTMLInputElement>(null)
  const [asked, ask] = useAsked()
  const rounds = useSettled(table.rounds)
  const announcement = useAnnouncement(original, props.say)
  const check = useCallback((roundId: string) => ask({ roundId }), [ask])

  const close = useCallback(() => ask(null), [ask])

  function press(action: TableAction | undefined): void {
    if (action?.onPress() === 'amount') amountInput.current?.focus()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // Enter in a field bets; it never makes a step of a round that goes on.
    if (open === null && !actions[0]?.disabled) press(actions[0])
  }

  return (
    <>
      <form className={styles.table} noValidate onSubmit={submit}>
        <section
          className={styles.play}
          aria-labelledby="original-title"
          data-testid="original-round"
          data-round={round?.id}
          data-step={round?.step}
          data-status={round?.status}
        >
          <header className={styles.head}>
            <h1 id="original-title">{intl.formatMessage({ id: title })}</h1>
            <Button variant="quiet" onClick={() => ask({ roundId: null })} onPointerEnter={Fairness.preload}>
              {intl.formatMessage({ id: 'fairness.title' })}
            </Button>
          </header>
          <RoundChips rounds={rounds} words={WORDS} nameRound={nameRound} onCheck={check} />
          {props.scene}
          <output ref={announcement} className="sr-only" />
        </section>
        <section className={styles.controls} aria-label={intl.formatMessage({ id: 'dice.controls' })}>
          {!props.fixedAmount && (
            <AmountField typed={original} inputRef={amountInput} held={open && toTyped(open.amount)} />
          )}
          {props.controls}
          {props.preview && <div className={styles.preview}>{props.preview}</div>}
          <TableBar original={original} actions={actions} fixedAmount={props.fixedAmount ?? false} press={press} />
        </section>
      </form>
      <div className={styles.below}>
        <RoundTable rounds={rounds} words={WORDS} nameRound={nameRound} onCheck={check} />
        <div>
          {props.auto && (
            <AutoPlay
              source={autoSource(original, props.auto)}
              currency={table.currency}
              loggedIn={table.loggedIn === true}
            />
          )}
          <details className={panels.panel}>
            <summary>{intl.formatMessage({ id: 'dice.rules' })}</summary>
            {props.rules}
          </details>
          <Shortcuts keys={props.shortcuts} note="original.shortcuts.note" />
        </div>
      </div>
      {asked && (
        <OpenFairness
          Dialog={Fairness as unknown as FairnessOf<Game>}
          shown={{ original, nameRound, roundId: asked.roundId }}
          onClose={close}
        />
      )}
    </>
  )
}

function autoSource<Game extends RoundGame>(
  { amount, table, round, busy, off, failure }: Original<Game>,
  { ready, place }: NonNullable<OriginalTableProps<Game>['auto']>,
): AutoSource {
  const last = round?.status === 'settled' ? round : null
  return { amount, bounds: table, last, busy, off, failure, ready, place }
}

/** What goes on still is in the drawing, and not among what is over. */
function useSettled<Game extends RoundGame>(rounds: readonly OriginalRound<Game>[] | null) {
  return useMemo(() => (rounds ?? []).filter(({ status }) => status === 'settled'), [rounds])
}
