import { type FormEvent, type ReactElement, useCallback, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame } from '../../../../worker/db/view.ts'
import { sumOfStake } from '../../../../worker/domain/games/auto-play.ts'
import { playedId } from '../../../../worker/domain/games/played-original.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { Boundary } from '../../../errors/Boundary.tsx'
import { CrashedSection } from '../../../errors/Crashed.tsx'
import { Heart } from '../../../catalogue/favourite/FavouriteTile.tsx'
import { LazyLiveBets } from '../../../live-bets/LazyLiveBets.tsx'
import { Button } from '../../../ui/Button.tsx'
import AutoPlay from '../../auto/AutoPlay.tsx'
import { type AutoGame, toAutoSource } from '../../auto/auto-source.ts'
import { useAutoPlay } from '../../auto/use-auto-play.ts'
import { BetAmountField } from '../bet/BetAmountField.tsx'
import { fairnessPath } from '../fairness/fairness-path.ts'
import { LimitsTable, type Prices } from './LimitsTable.tsx'
import { isRoundOpen, type Stepped } from '../round/round-version.ts'
import { lazyDialog } from './lazy-dialog.tsx'
import type { ElementChildren } from '../../../ui/children.ts'
import panels from './panels.module.css'
import type { Played } from '../round/played.ts'
import { getRoundsStatus } from '../round/rounds-status.ts'
import { type GameColumn, RoundChips, RoundTable, type RoundWords } from '../round/RoundLists.tsx'
import { type Shortcut, Shortcuts } from './Shortcuts.tsx'
import { SoundSwitch } from '../sound/SoundSwitch.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import styles from './table.module.css'
import { type TableAction, TableBar } from './TableBar.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useFairnessRequest } from '../bet/use-fairness-request.ts'
import { useJustChanged } from './use-just-changed.ts'
import { useRestoreFocus } from './use-restore-focus.ts'
import type { Original } from './use-original.ts'

export type OriginalTableProps<Game extends OriginalGame> = {
  original: Original<Game>
  title: MessageKey
  /** Where a game has many tables, this one's own name in the title's place, and the way to them all. */
  among?: { name: string; path: string; all: MessageKey }
  /** The drawing: canvas or SVG with its text for screen readers left to `say`. */
  scene: ElementChildren
  /** Fields beside the amount (risk, mines, …). The amount field itself is drawn unless `fixedAmount`. */
  controls?: ElementChildren
  fixedAmount?: boolean
  /** The balance is less than what the bet costs. Nothing tells so while an outcome is untold: it might be that. */
  isShort?: boolean
  /** What the bet costs, where it has a price of its own. */
  prices?: Prices
  /** The buttons at the thumb: the one that places the bet first. `onPress` may return 'amount'. */
  actions: readonly TableAction[]
  /** What stands above the buttons: odds, the payout of a win. */
  preview?: ElementChildren
  /** What a round is called in lists, short: "Heads · Heads", "7 of 10". */
  nameRound: (round: Played<Game>) => string
  /** What is said once of an own round or step. */
  say: (round: Played<Game>) => string
  /** Paragraphs. */
  rules: ElementChildren
  /** Of games that can be played by themselves. */
  auto?: AutoGame<Game>
  /** Where in the drawing a round goes on, for whoever has begun it by key: a selector. */
  onBoard?: string
  /** Keys by place (event.code) and what they do; shown in a panel, off by default. */
  shortcuts: readonly Shortcut[]
  shortcutsNote?: MessageKey
  /** What there is to say of the bet as it is set, where nothing is in its way. */
  note?: MessageKey | null
  /** What its rounds are called in lists, and a column of its own there; "rounds" and none if not given. */
  words?: RoundWords
  column?: GameColumn<Played<Game>>
}

/** So many rows of the feed of bets on this game. */
const BETS_SHOWN = 8

const WORDS: RoundWords = {
  all: 'original.history',
  last: 'original.history.last',
  none: 'original.history.none',
  one: 'original.history.round',
}

const OpenFairness = lazyDialog(() => import('../fairness/FairnessDialog.tsx'))

/** The table of an original: its drawing and the last rounds, the controls, the history, the rules. */
export function OriginalTable<Game extends OriginalGame>(props: OriginalTableProps<Game>): ReactElement {
  const { original, title, among, nameRound, words = WORDS } = props
  const { open, round, told, own, table } = original
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const justChanged = useJustChanged(props.actions.map(({ label }) => label).join(), own)
  const isShort = props.isShort === true && !original.busy && !original.moving
  const isOff = justChanged || isShort
  const actions = isOff ? props.actions.map((action) => ({ ...action, disabled: true })) : props.actions
  const inPlay = told && isRoundOpen(told) ? told : null
  useRestoreFocus(form, inPlay?.id ?? null, own, props.onBoard)
  const [asked, ask] = useFairnessRequest()
  const rounds = useSettled(table.rounds)
  const status = getRoundsStatus(table)
  const announcement = useAnnouncement(original, props.say)
  useSounds(original)
  const auto = useAutoPlay(toAutoSource(original, props.auto))
  // What is bet: by the round that goes on, or by what plays by itself.
  const held = (inPlay ?? open)?.amount ?? (auto.run && sumOfStake(auto.run.stake))
  const check = useCallback((roundId: string) => ask({ roundId }), [ask])

  const close = useCallback(() => ask(null), [ask])

  function press(action: TableAction | undefined): void {
    if (action?.onPress() === 'amount') amountInput.current?.focus()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // Enter in a field bets; it never makes a step of a round that goes on.
    if (open === null && !auto.held && !actions[0]?.disabled) press(actions[0])
  }

  return (
    <>
      <form ref={form} className={styles.table} noValidate onSubmit={submit}>
        <section
          className={styles.play}
          aria-labelledby="original-title"
          data-testid="original-round"
          data-round={round?.id}
          data-moving={original.moving || undefined}
        >
          <header className={styles.head}>
            {among && (
              <Link href={among.path} className={styles.all}>
                <span aria-hidden="true">‹</span>
                <span>{intl.formatMessage({ id: among.all })}</span>
              </Link>
            )}
            <h1 id="original-title">{among?.name ?? intl.formatMessage({ id: title })}</h1>
            {!among && (
              <span className={styles.heart} data-game={original.game}>
                <Heart id={playedId(original.game)} name={intl.formatMessage({ id: title })} />
              </span>
            )}
            <SoundSwitch />
            <Button variant="quiet" onClick={() => ask({ roundId: null })} onPointerEnter={OpenFairness.preload}>
              {intl.formatMessage({ id: 'fairness.title' })}
            </Button>
          </header>
          <RoundChips rounds={rounds} words={words} status={status} nameRound={nameRound} onCheck={check} />
          <fieldset role="presentation" className={styles.hands} disabled={auto.held}>
            {props.scene}
          </fieldset>
          <output ref={announcement} className="sr-only" />
        </section>
        <section className={styles.controls} aria-label={intl.formatMessage({ id: 'bet.controls' })}>
          {!props.fixedAmount && <BetAmountField typed={original} inputRef={amountInput} held={held} />}
          <fieldset role="presentation" className={styles.hands} disabled={auto.held}>
            {props.controls}
          </fieldset>
          {props.preview && <div className={styles.preview}>{props.preview}</div>}
          <TableBar
            original={original}
            actions={actions}
            fixedAmount={props.fixedAmount ?? false}
            isShort={isShort}
            note={props.note ?? null}
            auto={auto}
            press={press}
          />
        </section>
      </form>
      <div className={styles.below} data-loading={status === 'loading' || undefined}>
        <RoundTable
          rounds={rounds}
          status={status}
          words={words}
          nameRound={nameRound}
          {...(props.column && { own: props.column })}
          onCheck={check}
        />
        <div>
          {props.auto && (
            <AutoPlay auto={auto} game={props.auto} loggedIn={table.loggedIn === true} currency={table.currency} />
          )}
          <details className={panels.panel}>
            <summary>{intl.formatMessage({ id: 'bet.rules' })}</summary>
            {props.rules}
            <LimitsTable game={original.game} own={table.currency} prices={props.prices} />
            <p>
              <Link href={fairnessPath(original.game)}>{intl.formatMessage({ id: 'fairness.page.link' })}</Link>
            </p>
          </details>
          <Shortcuts keys={props.shortcuts} held={auto.held} note={props.shortcutsNote ?? 'original.shortcuts.note'} />
        </div>
      </div>
      <Boundary fallback={CrashedSection}>
        <LazyLiveBets game={original.game} rows={BETS_SHOWN} />
      </Boundary>
      {asked && <OpenFairness original={original} roundId={asked.roundId} onClose={close} />}
    </>
  )
}

/** What goes on still is in the drawing, and not among what is over. */
function useSettled<Round extends Pick<Stepped, 'status'>>(rounds: readonly Round[] | null) {
  return useMemo(() => (rounds ?? []).filter((round) => !isRoundOpen(round)), [rounds])
}
