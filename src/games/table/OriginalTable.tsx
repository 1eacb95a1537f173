import { type CSSProperties, type ReactElement, useCallback, useMemo, useRef, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame } from '../../../worker/db/view.ts'
import { sumOfStake } from '#domain/games/auto-play.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useReachedLimit } from '../../protection/play-protection.ts'
import { useJustChanged } from '../../ui/use-just-changed.ts'
import { type AutoGame, toAutoSource } from './auto/auto-source.ts'
import { useAutoPlay } from './auto/use-auto-play.ts'
import { useAutoTab } from './auto/use-auto-tab.ts'
import { BetAmountField } from './bet/BetAmountField.tsx'
import { BetTabs } from './bet/BetTabs.tsx'
import { fairnessPath } from './fairness/fairness-path.ts'
import { type GameNames, toRoundNames } from './fairness/names.ts'
import { GameFrame } from './GameFrame.tsx'
import { LimitsTable, type Prices } from './LimitsTable.tsx'
import { isRoundOpen, type Stepped, roundVersion } from './round/round-version.ts'
import { lazyDialog } from './lazy-dialog.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import panels from './panels.module.css'
import type { Played } from './round/played.ts'
import { getRoundsStatus } from './round/rounds-status.ts'
import { type GameColumn, RoundChips, RoundTable, type RoundWords } from './round/RoundLists.tsx'
import type { Shortcut } from './Shortcuts.tsx'
import { usePace } from './settings/pace.ts'
import { useSounds } from './sound/use-sounds.ts'
import styles from './table.module.css'
import { type TableAction, TableBar } from './TableBar.tsx'
import { useFairnessRequest } from './bet/use-fairness-request.ts'
import { useRestoreFocus } from './use-restore-focus.ts'
import type { Original } from './use-original.ts'
import { useIsAutoPlaying } from './auto/auto-state.ts'

export type OriginalTableProps<Game extends OriginalGame> = {
  original: Original<Game>
  title: MessageKey
  /** For a game with many tables: this table's name as the title, and the link to the list of tables. */
  among?: { name: string; path: string; all: MessageKey }
  /** The drawing as canvas or SVG; `say` provides its text for screen readers. */
  scene: ElementChildren
  /** Fields beside the amount (risk, mines, …). The amount field itself is rendered unless `fixedAmount`. */
  controls?: ElementChildren
  fixedAmount?: boolean
  /** The balance is below the price of the bet. Not shown before the last outcome is, which it could reveal. */
  isShort?: boolean
  /** The price of the bet, where it is fixed. */
  prices?: Prices
  /** The buttons of the bet bar, the one that places the bet first. `onPress` may return 'amount'. */
  actions: readonly TableAction[]
  /** Content above the buttons: odds, the payout of a win. */
  preview?: ElementChildren
  names: GameNames<Game>
  /** The live-region text for an own round or step. */
  say: (round: Played<Game>) => string
  /** Paragraphs. */
  rules: ElementChildren
  /** For games with auto-play. */
  auto?: AutoGame<Game>
  /** Selector of the board element that gets focus when a round is started by keyboard. */
  onBoard?: string
  /** Shortcuts by physical key (event.code), listed in a panel; off by default. */
  shortcuts: readonly TableShortcut[]
  shortcutsNote?: MessageKey
  /** A note on the current bet settings, shown while nothing blocks the bet. */
  note?: MessageKey | null
  /** Texts of the round lists ("rounds" by default), and an optional game-specific column. */
  words?: RoundWords
  column?: GameColumn<Played<Game>>
}

/** A shortcut, or a key that presses the one of these actions that is in the bet bar, as long as it is on. */
export type TableShortcut = Shortcut | (Omit<Shortcut, 'act'> & { presses: readonly MessageKey[] })

const WORDS: RoundWords = {
  all: 'original.history',
  last: 'original.history.last',
  none: 'original.history.none',
  one: 'original.history.round',
}

const OpenFairness = lazyDialog(() => import('./fairness/FairnessDialog.tsx'))

/** The table of an original: the drawing, the last rounds, controls, history and rules. */
export function OriginalTable<Game extends OriginalGame>(props: OriginalTableProps<Game>): ReactElement {
  const { original, title, among, names, words = WORDS } = props
  const { open, round, told, own, table } = original
  const intl = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const amountInput = useRef<HTMLInputElement>(null)
  const inPlay = told && isRoundOpen(told) ? told : null
  const source = toAutoSource(original, props.auto)
  const auto = useAutoPlay(source)
  const autoTab = useAutoTab(auto, props.auto, table)
  // An open round is finished by its own buttons, whichever tab is chosen.
  const isAuto = autoTab.mode === 'auto' && open === null
  // The same label may place a bet between rounds and make a step in one.
  const justChanged = useJustChanged([isAuto, inPlay !== null, ...props.actions.map(({ label }) => label)].join())
  const isShort = props.isShort === true && !original.busy && !original.moving
  // Until the outcome is shown, what is left would reveal it.
  const isDecided = open === null && !original.busy && !original.moving
  const isClosed = isDecided && table.protection.block !== null
  const limit = useReachedLimit(table.protection, isDecided ? source.stake && sumOfStake(source.stake) : null)
  const isDisabled = justChanged || isShort || limit !== null
  const actions = isDisabled ? props.actions.map((action) => ({ ...action, disabled: true })) : props.actions
  useRestoreFocus(form, inPlay?.id ?? null, own, props.onBoard)
  const [asked, ask] = useFairnessRequest()
  const rounds = useSettled(table.rounds)
  const status = getRoundsStatus(table)
  const announcement = useAnnouncement(original, props.say)
  useSounds(original)
  const pace = usePace()
  // The stake of the open round or of running auto-play, shown as fixed.
  const lockedAmount = (inPlay ?? open)?.amount ?? (auto.run && sumOfStake(auto.run.stake))
  const check = useCallback((roundId: string) => ask({ roundId }), [ask])

  const close = useCallback(() => ask(null), [ask])

  function press(action: TableAction | undefined): void {
    if (!action?.disabled && action?.onPress() === 'amount') amountInput.current?.focus()
  }

  function submit(): void {
    // Enter in a field places a bet, but never makes a step in an open round.
    if (open !== null || auto.held) return
    if (!isAuto) press(actions[0])
    else if (!autoTab.isStartOff && !justChanged) autoTab.start()
  }

  const shortcuts = props.shortcuts.map((key): Shortcut => {
    if ('act' in key) return key
    return {
      ...key,
      act: () => !isAuto && !isClosed && press(actions.find(({ label }) => key.presses.includes(label))),
    }
  })

  return (
    <GameFrame
      game={original.game}
      table={table}
      title={among?.name ?? intl.formatMessage({ id: title })}
      all={among && { path: among.path, text: among.all }}
      heart={among ? undefined : { game: original.game, name: intl.formatMessage({ id: title }) }}
      fairness={{ onClick: () => ask({ roundId: null }), onPointerEnter: OpenFairness.preload }}
      rowAbove={<RoundChips rounds={rounds} words={words} status={status} nameRound={names.round} onCheck={check} />}
      scene={
        <fieldset role="presentation" className={styles.hands} disabled={auto.held}>
          {props.scene}
        </fieldset>
      }
      attributes={{
        'data-testid': 'original-round',
        'data-round': round?.id,
        'data-moving': original.moving || undefined,
        // React's CSSProperties type has no custom properties.
        style: { '--pace': pace } as CSSProperties,
      }}
      announcement={announcement}
      results={table.rounds && rounds}
      isInFlight={original.busy}
      isBusy={!isDecided}
      needsControls={!isDecided}
      isUnsure={original.off === 'checking'}
      auto={auto}
      fields={
        <>
          <BetTabs tab={autoTab}>
            {!props.fixedAmount && <BetAmountField typed={original} inputRef={amountInput} held={lockedAmount} />}
            <fieldset role="presentation" className={styles.hands} disabled={auto.held}>
              {props.controls}
            </fieldset>
          </BetTabs>
          {props.preview && <div className={styles.preview}>{props.preview}</div>}
        </>
      }
      bar={
        <TableBar
          original={original}
          actions={actions}
          fixedAmount={props.fixedAmount ?? false}
          isShort={isShort}
          limit={limit}
          note={props.note ?? null}
          autoTab={autoTab}
          isAuto={isAuto}
          isHasty={justChanged}
          press={press}
        />
      }
      formRef={form}
      submit={submit}
      history={
        <RoundTable
          rounds={rounds}
          status={status}
          words={words}
          nameRound={names.round}
          {...(props.column && { own: props.column })}
          onCheck={check}
        />
      }
      rules={
        <div className={panels.panel}>
          {props.rules}
          <LimitsTable game={original.game} own={table.currency} prices={props.prices} />
          <p>
            <Link href={fairnessPath(original.game)}>{intl.formatMessage({ id: 'fairness.page.link' })}</Link>
          </p>
        </div>
      }
      shortcuts={shortcuts}
      shortcutsNote={props.shortcutsNote}
      liveBets={original.game}
      dialog={
        asked && (
          <OpenFairness original={original} names={toRoundNames(names)} roundId={asked.roundId} onClose={close} />
        )
      }
    />
  )
}

/** An open round is shown in the drawing, so the lists leave it out. */
function useSettled<Round extends Pick<Stepped, 'status'>>(rounds: readonly Round[] | null) {
  return useMemo(() => (rounds ?? []).filter((round) => !isRoundOpen(round)), [rounds])
}

/**
 * Announces each new round and step once in a live region after its animation ends: those of this page, and those that
 * arrive after the page has loaded. While auto-play runs, its summaries are announced instead.
 */
function useAnnouncement<Game extends OriginalGame>(
  { round, own, moving, table: { knownUntil } }: Original<Game>,
  say: (round: Played<Game>) => string,
) {
  const region = useRef<HTMLOutputElement>(null)
  const said = useRef('')
  const isAutoPlaying = useIsAutoPlaying()

  useEffect(() => {
    const mark = roundVersion(round)
    if (!round || moving || isAutoPlaying || !region.current || said.current === mark) return
    // Rounds of the operator's first reply are history, even if they are new to this device.
    if (!own && (knownUntil === null || round.at <= knownUntil)) return
    said.current = mark
    region.current.textContent = say(round)
  }, [round, own, moving, isAutoPlaying, knownUntil, say])

  return region
}
