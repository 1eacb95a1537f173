import { type CSSProperties, type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame } from '#db/view.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { BetAmountField } from './bet/BetAmountField.tsx'
import { BetTabs } from './bet/BetTabs.tsx'
import { fairnessPath } from './fairness/fairness-path.ts'
import { type GameNames, toRoundNames } from './fairness/names.ts'
import { GameFrame } from './GameFrame.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { LimitsTable } from './LimitsTable.tsx'
import panels from './panels.module.css'
import { PracticePill } from './practice/PracticePill.tsx'
import { PracticeSwitch } from './practice/PracticeSwitch.tsx'
import type { Played } from './round/played.ts'
import { type GameColumn, RoundChips, RoundTable, type RoundWords } from './round/RoundLists.tsx'
import { isRoundOpen, type Stepped } from './round/round-version.ts'
import { getRoundsStatus } from './round/rounds-status.ts'
import { usePace } from './settings/pace.ts'
import { useSounds } from './sound/use-sounds.ts'
import type { SkyHues } from './stage/Sky.tsx'
import styles from './table.module.css'
import { TableBar } from './TableBar.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { type BetControls, type BetPanel, type TableShortcut, useBetPanel } from './use-bet-panel.ts'
import type { Original } from './use-original.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

export type OriginalTableProps<Game extends OriginalGame> = {
  original: Original<Game>
  heading: TableHeading
  /** The hues of the game's place. */
  sky: SkyHues
  /** A `Stage` with the game's drawing; `say` provides its text for screen readers. */
  scene: ElementChildren
  bet: BetControls<Game>
  rounds: RoundTexts<Game>
  /** Paragraphs. */
  rules: ElementChildren
  keys: TableKeys
}

type TableHeading = {
  title: MessageKey
  /** For a game with many tables: this table's name as the title, and the link to the list of tables. */
  among?: { name: string; path: string; all: MessageKey }
}

/** How the rounds of a game are named, announced and listed. */
type RoundTexts<Game extends OriginalGame> = {
  names: GameNames<Game>
  /** The live-region text for a round or step of this page. */
  say: (round: Played<Game>) => string
  /** Texts of the round lists ("rounds" by default), and an optional game-specific column. */
  words?: RoundWords
  column?: GameColumn<Played<Game>>
}

/** The keyboard at a table. */
type TableKeys = {
  /** Shortcuts by physical key (event.code), listed in a panel; off by default. */
  shortcuts: readonly TableShortcut[]
  note?: MessageKey
  /** Selector of the board element that gets focus when a round is started by keyboard. */
  onBoard?: string
}

const WORDS: RoundWords = {
  all: 'original.history',
  last: 'original.history.last',
  none: 'original.history.none',
  one: 'original.history.round',
}

const OpenFairness = lazyDialog(() => import('./fairness/FairnessDialog.tsx'))

/** The table of an original: the drawing, the last rounds, controls, history and rules. */
export function OriginalTable<Game extends OriginalGame>(props: OriginalTableProps<Game>): ReactElement {
  const { original, heading, bet, keys } = props
  const { game, round, play, table } = original
  const { names, words = WORDS, column, say } = props.rounds
  const { among } = heading
  const title = useIntl().formatMessage({ id: heading.title })
  const form = useRef<HTMLFormElement>(null)
  const panel = useBetPanel(original, bet)
  const { auto } = panel.tab
  useRestoreFocus(form, panel.inPlay?.id ?? null, round.isLocal, keys.onBoard)
  /** The check to open: of one round, or of none in particular (null). */
  const [asked, ask] = useState<{ roundId: string | null } | null>(null)
  const check = useCallback((roundId: string) => ask({ roundId }), [])
  const close = useCallback(() => ask(null), [])
  const rounds = useSettled(table.rounds)
  const lists = { rounds, status: getRoundsStatus(table), words, nameRound: names.round, onCheck: check }
  const announcement = useAnnouncement(original, say)
  useSounds(original)
  const pace = usePace()
  const isPractice = table.mode === 'practice'

  return (
    <GameFrame
      game={game}
      table={table}
      title={among?.name ?? title}
      all={among && { path: among.path, text: among.all }}
      heart={among ? undefined : { game, name: title }}
      fairness={{ onClick: () => ask({ roundId: null }), onPointerEnter: OpenFairness.preload }}
      rowAbove={<RoundChips {...lists} />}
      sky={props.sky}
      {...(isPractice && {
        pill: <PracticePill table={table} animated={round.animated} />,
      })}
      scene={
        <fieldset role="presentation" className={styles.hands} disabled={auto.areControlsDisabled}>
          {props.scene}
        </fieldset>
      }
      attributes={{
        'data-testid': 'original-round',
        'data-mode': table.mode,
        'data-round': round.newest?.id,
        'data-moving': round.isAnimating || undefined,
        // React's CSSProperties type has no custom properties.
        style: { '--pace': pace } as CSSProperties,
      }}
      announcement={announcement}
      results={table.rounds && rounds}
      isInFlight={play.isInFlight}
      areSeveralShown={round.areSeveralShown}
      sharing={isPractice ? undefined : game}
      isBusy={!panel.isDecided}
      needsControls={!panel.isDecided}
      isUnsure={play.disabledReason === 'checking'}
      auto={auto}
      fields={<BetFields original={original} bet={bet} panel={panel} />}
      formRef={form}
      submit={panel.submit}
      history={<RoundTable {...lists} {...(column && { gameColumn: column })} />}
      rules={
        <div className={panels.panel}>
          {props.rules}
          <LimitsTable game={game} currentCurrency={table.currency} prices={bet.prices} />
          <FairnessLink game={game} />
        </div>
      }
      shortcuts={keys.shortcuts.map(panel.toShortcut)}
      shortcutsNote={keys.note}
      liveBets={game}
      dialog={
        asked && (
          <OpenFairness original={original} names={toRoundNames(names)} roundId={asked.roundId} onClose={close} />
        )
      }
    />
  )
}

type BetFieldsProps<Game extends OriginalGame> = {
  original: Original<Game>
  bet: BetControls<Game>
  panel: BetPanel<Game>
}

/** The amount, the buttons, the game's own fields, and what a win would pay. */
function BetFields<Game extends OriginalGame>({ original, bet, panel }: BetFieldsProps<Game>) {
  const { table, stake, play } = original
  const typed = { ...stake, table, failure: play.error }
  return (
    <>
      <BetTabs tab={panel.tab}>
        {bet.price}
        {!bet.fixedAmount && (
          <BetAmountField
            typed={typed}
            inputRef={panel.amountInput}
            lockedAmount={panel.lockedAmount}
            isDepositOffered={panel.isDepositOffered}
          />
        )}
        <TableBar original={original} bet={bet} panel={panel} />
        <fieldset role="presentation" className={styles.hands} disabled={panel.tab.auto.areControlsDisabled}>
          {bet.controls}
        </fieldset>
      </BetTabs>
      <PracticeSwitch isFixed={!panel.isDecided || panel.tab.auto.run !== null} />
      {bet.preview && <div className={styles.preview}>{bet.preview}</div>}
    </>
  )
}

function FairnessLink({ game }: { game: OriginalGame }) {
  return (
    <p>
      <Link href={fairnessPath(game)}>{useIntl().formatMessage({ id: 'fairness.page.link' })}</Link>
    </p>
  )
}

/** An open round is shown in the drawing, so the lists leave it out. */
function useSettled<Round extends Pick<Stepped, 'status'>>(rounds: readonly Round[] | null) {
  return useMemo(() => (rounds ?? []).filter((round) => !isRoundOpen(round)), [rounds])
}
