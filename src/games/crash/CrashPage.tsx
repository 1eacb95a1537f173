import { type FormEvent, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { playedId } from '../../../worker/domain/games/played-original.ts'
import { Heart } from '../../catalogue/favourite/FavouriteTile.tsx'
import { Button } from '../../ui/Button.tsx'
import { AutoBar } from '../auto/AutoBar.tsx'
import AutoPlay from '../auto/AutoPlay.tsx'
import { useAutoPlay } from '../auto/use-auto-play.ts'
import { LiveBar } from '../live/LiveBar.tsx'
import { useCheckRequest } from '../live/use-check-request.ts'
import { lazyDialog } from '../original/table/lazy-dialog.tsx'
import { fairnessPath } from '../original/fairness/fairness-path.ts'
import { Shortcuts } from '../original/table/Shortcuts.tsx'
import { SoundSwitch } from '../original/sound/SoundSwitch.tsx'
import table from '../original/table/table.module.css'
import { crashAutoSource } from './auto-source.ts'
import { CrashBets } from './CrashBets.tsx'
import { CrashHistory } from './CrashHistory.tsx'
import { CrashPoints } from './CrashPoints.tsx'
import { CrashRules } from './CrashRules.tsx'
import { CrashScene } from './CrashScene.tsx'
import { Outcomes } from './Outcomes.tsx'
import { SlotButton } from './SlotButton.tsx'
import { SlotFields } from './SlotFields.tsx'
import styles from './slots.module.css'
import { useCrashAnnouncement } from './use-crash-announcement.ts'
import { useSharedCrashRound } from './use-shared-crash-round.ts'
import { type Slot, useCrashSlot } from './use-crash-slot.ts'
import { useCrashSounds } from './use-crash-sounds.ts'
import { useCrashTable } from './use-crash-table.ts'
import { useSecondBet } from './use-second-bet.ts'

const OpenCheck = lazyDialog(() => import('./CrashCheckDialog.tsx'))

/** /games/crash: the shared round, the player's two bets, and the bets of all players. */
export default function CrashPage() {
  const intl = useIntl()
  const id = useId()
  const view = useSharedCrashRound()
  const game = useCrashTable()
  const first = useCrashSlot(1, game, view)
  const second = useCrashSlot(2, game, view)
  const more = useSecondBet(second)
  const slots = more.isShown ? [first, second] : [first]
  const auto = useAutoPlay(crashAutoSource(first))
  const amounts = useRef<(HTMLInputElement | null)[]>([])
  const announcement = useCrashAnnouncement(slots, view)
  const { asked, ask, close } = useCheckRequest('round', (id) => id)
  const [, navigate] = useLocation()
  useCrashSounds(first)
  useCrashSounds(second)

  const formId = (slot: Slot): string => `${id}-bet-${slot.slot}`
  const isHeld = (slot: Slot): boolean => slot.slot === 1 && auto.held
  const nameOf = (slot: Slot): string | null =>
    more.isShown ? intl.formatMessage({ id: slot.slot === 1 ? 'crash.first' : 'crash.second' }) : null

  /** Does what the bet's button does now: for its form, and for its keyboard shortcut. */
  function press(slot: Slot): void {
    if (isHeld(slot)) return
    const wrong = slot.press()
    const amount = amounts.current[slot.slot]
    if (wrong === 'amount') amount?.focus()
    if (wrong === 'auto') amount?.form?.querySelector<HTMLInputElement>('[data-auto]')?.focus()
  }

  function submit(slot: Slot, event: FormEvent): void {
    event.preventDefault()
    press(slot)
  }

  const points = view.state?.last ?? null

  /** Opens the check of the newest round, or the fairness page if there is none yet. */
  function openFairness(): void {
    const newest = points?.[0]
    if (newest) ask(newest.id)
    else navigate(fairnessPath())
  }
  return (
    <>
      <div className={table.table}>
        <section className={table.play} aria-labelledby="crash-title">
          <header className={table.head}>
            <h1 id="crash-title">{intl.formatMessage({ id: 'crash.title' })}</h1>
            <span className={table.heart} data-game="crash">
              <Heart id={playedId('crash')} name={intl.formatMessage({ id: 'crash.title' })} />
            </span>
            <SoundSwitch />
            <Button variant="quiet" onClick={openFairness}>
              {intl.formatMessage({ id: 'fairness.title' })}
            </Button>
          </header>
          <CrashPoints points={points} isFirstOn={points?.length === 0 && view.round !== null} onCheck={ask} />
          <CrashScene view={view} />
          <Outcomes slots={slots} roundId={view.round?.id ?? null} />
          <output ref={announcement} className="sr-only" />
        </section>
        <section className={table.controls} aria-label={intl.formatMessage({ id: 'bet.controls' })}>
          {slots.map((slot) => (
            <SlotFields
              key={slot.slot}
              slot={slot}
              formId={formId(slot)}
              name={nameOf(slot)}
              isHeld={isHeld(slot)}
              amountInput={(input) => {
                amounts.current[slot.slot] = input
              }}
              onSubmit={(event) => submit(slot, event)}
            />
          ))}
          {(!more.isShown || more.canHide) && (
            <Button variant="quiet" className={styles.add} onClick={() => more.setShown(!more.isShown)}>
              {intl.formatMessage({ id: more.isShown ? 'crash.remove' : 'crash.add' })}
            </Button>
          )}
          <LiveBar
            game="crash"
            off={game.off ?? (slots.some(({ unconfirmed }) => unconfirmed !== null) ? 'checking' : null)}
            failures={slots.map(({ failure }) => failure)}
            table={game}
            above={<AutoBar auto={auto} currency={game.currency} />}
            isQuiet={auto.run !== null}
          >
            {slots
              .filter((slot) => slot.slot !== 1 || auto.run === null)
              .map((slot) => (
                <SlotButton
                  key={slot.slot}
                  slot={slot}
                  view={view}
                  formId={formId(slot)}
                  name={nameOf(slot)}
                  isHeld={isHeld(slot)}
                />
              ))}
          </LiveBar>
        </section>
      </div>
      <div className={table.below}>
        <div className={styles.lists}>
          <CrashBets state={view.state} own={game.bets} />
          <CrashHistory table={game} points={points} onCheck={ask} />
        </div>
        <div>
          <AutoPlay
            auto={auto}
            game={{ note: 'auto.note.crash' }}
            loggedIn={game.loggedIn === true}
            currency={game.currency}
          />
          <CrashRules currency={game.currency} />
          <Shortcuts
            held={auto.held}
            note="original.shortcuts.note"
            keys={[
              { code: 'Space', label: 'crash.shortcuts.first', act: () => press(first) },
              ...(more.isShown
                ? [{ code: 'KeyQ', label: 'crash.shortcuts.second' as const, act: () => press(second) }]
                : []),
              { code: 'KeyA', label: 'bet.shortcuts.half', act: () => first.change('half') },
              { code: 'KeyS', label: 'bet.shortcuts.double', act: () => first.change('double') },
            ]}
          />
        </div>
      </div>
      {asked !== null && <OpenCheck key={asked} roundId={asked} points={points ?? []} onClose={close} />}
    </>
  )
}
