import type { ComponentProps, CSSProperties, Ref } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { getAccount } from '#domain/games/practice.ts'
import { playedId } from '#domain/games/played-original.ts'
import type { HouseGame } from '#domain/games/house-games.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { CrashedSection } from '../../errors/Crashed.tsx'
import { Heart } from '../../catalogue/favourite/FavouriteTile.tsx'
import { LazyBetsFeed } from '../../bets-feed/LazyBetsFeed.tsx'
import { PlayControls } from '../../protection/PlayControls.tsx'
import { PlayGuard } from '../../protection/PlayGuard.tsx'
import type { PlayProtection } from '../../protection/play-protection.ts'
import { Button } from '../../ui/Button.tsx'
import type { ElementChildren } from '../../ui/children.ts'
import type { AutoPlaying } from './auto/use-auto-play.ts'
import { BelowTable } from './BelowTable.tsx'
import { MoneyIntl } from './practice/ChipsIntl.tsx'
import { SessionPanel } from './session/SessionPanel.tsx'
import session from './session/session.module.css'
import { SessionPill } from './session/SessionPill.tsx'
import { type Shortcut, ShortcutKeys, useTableShortcuts } from './Shortcuts.tsx'
import { SoundSwitch } from './sound/SoundSwitch.tsx'
import { Sky, type SkyHues, toSkyStyle } from './stage/Sky.tsx'
import stage from './stage/stage.module.css'
import styles from './table.module.css'
import win from './win/win.module.css'
import { WinMoments } from './win/WinMoments.tsx'

type Props = Pick<ComponentProps<typeof SessionPill>, 'game' | 'isUnsure'> &
  Pick<ComponentProps<typeof BelowTable>, 'history' | 'rules'> & {
    table: ComponentProps<typeof SessionPill>['table'] & { protection: PlayProtection }
    title: string
    /** The link back to the list that this page belongs to, such as all cases. */
    all?: { path: string; text: MessageKey } | undefined
    /** The game that the heart in the header adds to the favourites; no heart without it. */
    heart?: { game: HouseGame; name: string } | undefined
    /** Handlers of the button that opens the fairness check. */
    fairness: Pick<ComponentProps<typeof Button>, 'onClick' | 'onPointerEnter'>
    /** The last rounds or the last result: shown above the drawing, in one row with the session's pill. */
    rowAbove?: ElementChildren
    /** Stands in place of the session's pill, where no money is played for. */
    pill?: ElementChildren
    /** As `rowAbove`, but below the drawing. */
    rowBelow?: ElementChildren
    /** The sky behind the card, where the drawing has none of its own. */
    sky?: SkyHues | undefined
    /** The drawing, over which a win is drawn. */
    scene: ElementChildren
    /** Content of the drawing's section below the drawing, such as hints. */
    belowScene?: ElementChildren
    /** Attributes of the drawing's section. */
    attributes?: { style?: CSSProperties; [name: `data-${string}`]: string | true | undefined }
    announcement: Ref<HTMLOutputElement>
    /** The settled rounds that are on screen, newest first. */
    results: ComponentProps<typeof WinMoments>['rounds']
    /** A bet or step is in flight. */
    isInFlight: boolean
    /** Its rounds are shown beside each other, so a bet in flight does not end the moment of a win. */
    areSeveralShown?: boolean
    sharing?: ComponentProps<typeof WinMoments>['sharing']
    /** The player has an open round or bet. */
    isBusy: boolean
    /** The controls finish that round or bet, so they are shown even if no new one may begin. */
    needsControls: boolean
    auto?: AutoPlaying
    /** The amount, right below it the buttons, then the other fields of a bet. */
    fields: ElementChildren
    /** Submits the form around drawing and controls; without it the fields have forms of their own. */
    submit?: () => void
    formRef?: Ref<HTMLFormElement>
    shortcuts: readonly Shortcut[]
    shortcutsNote?: MessageKey | undefined
    /** The game whose bets feed is shown below the table; no feed without it. */
    liveBets?: HouseGame
    /** The open dialog. */
    dialog: ElementChildren
  }

/** The rows of the bets feed. */
const BETS_SHOWN = 8

/** The frame of every game's page: header, drawing, controls, and what is below the table. */
export function GameFrame({ announcement, formRef, submit, ...props }: Props) {
  const intl = useIntl()
  const { game, table, isUnsure, all, heart, auto, rowAbove, rowBelow, liveBets, sky } = props
  const keys = useTableShortcuts(props.shortcuts, auto?.areControlsDisabled ?? false, props.shortcutsNote)
  const pill = props.pill ?? <SessionPill game={game} table={table} isUnsure={isUnsure} />
  const isPractice = props.pill ? true : undefined
  const account = { ...table, playerId: getAccount(table.playerId) }
  const inRow = (rounds: ElementChildren) => (
    <div className={session.row}>
      {rounds}
      {pill}
    </div>
  )

  const content = (
    <>
      <section
        className={`${styles.play} ${win.around} ${sky ? stage.place : ''}`}
        aria-labelledby="game-title"
        {...props.attributes}
      >
        {sky && <Sky />}
        <header className={styles.head}>
          {all && (
            <Link href={all.path} className={styles.all}>
              <span aria-hidden="true">‹</span>
              <span>{intl.formatMessage({ id: all.text })}</span>
            </Link>
          )}
          <h1 id="game-title">{props.title}</h1>
          {heart && (
            <span className={styles.heart}>
              <Heart id={playedId(heart.game)} name={heart.name} />
            </span>
          )}
          <span className={session.sound}>
            <SoundSwitch />
          </span>
          <Button variant="quiet" {...props.fairness}>
            {intl.formatMessage({ id: 'fairness.title' })}
          </Button>
        </header>
        {rowAbove && inRow(rowAbove)}
        {props.scene}
        <WinMoments
          playerId={table.playerId}
          rounds={props.results}
          isBusy={props.isInFlight}
          areSeveralShown={props.areSeveralShown ?? false}
          sharing={props.sharing}
        />
        <MoneyIntl>
          <PlayGuard player={account} isBusy={props.isBusy} isUnsure={isUnsure} {...(auto && { auto })} />
        </MoneyIntl>
        <output ref={announcement} className="sr-only" />
        {props.belowScene}
        {rowBelow && inRow(rowBelow)}
      </section>
      <PlayControls protection={table.protection} isOpen={props.needsControls}>
        <section className={styles.controls} aria-label={intl.formatMessage({ id: 'bet.controls' })}>
          <div className={styles.settings}>
            {props.fields}
            {!props.pill && <SessionPanel game={game} table={table} isUnsure={isUnsure} />}
          </div>
        </section>
      </PlayControls>
    </>
  )
  const hues = sky && toSkyStyle(sky)
  return (
    <ShortcutKeys of={keys}>
      {submit ? (
        <form
          ref={formRef}
          className={styles.table}
          style={hues}
          data-practice={isPractice}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {content}
        </form>
      ) : (
        <div className={styles.table} style={hues} data-practice={isPractice}>
          {content}
        </div>
      )}
      <BelowTable history={props.history} rules={props.rules} shortcuts={keys} />
      {liveBets && (
        <Boundary fallback={CrashedSection}>
          <MoneyIntl>
            <LazyBetsFeed game={liveBets} rows={BETS_SHOWN} />
          </MoneyIntl>
        </Boundary>
      )}
      {props.dialog}
    </ShortcutKeys>
  )
}
