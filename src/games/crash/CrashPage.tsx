import { type CSSProperties, type FormEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { useDevice } from '../../browser/use-device.ts'
import { Button } from '../../ui/Button.tsx'
import { useAutoPlay } from '../table/auto/use-auto-play.ts'
import { useAutoTab } from '../table/auto/use-auto-tab.ts'
import { BetTabs } from '../table/bet/BetTabs.tsx'
import { useOpenCashier } from '../table/bet/DepositButton.tsx'
import { GameFrame } from '../table/GameFrame.tsx'
import { withPlayMode } from '../table/practice/PracticeMode.tsx'
import { PracticePill } from '../table/practice/PracticePill.tsx'
import { PracticeSwitch } from '../table/practice/PracticeSwitch.tsx'
import { useCheckRequest } from '../table/shared/use-check-request.ts'
import { lazyDialog } from '../table/lazy-dialog.tsx'
import { fairnessPath } from '../table/fairness/fairness-path.ts'
import { usePlaySound } from '../table/sound/use-sounds.ts'
import { createPlayerSetting } from '../table/settings/player-setting.ts'
import { CrashBar } from './CrashBar.tsx'
import { CrashBets } from './CrashBets.tsx'
import { CrashHistory } from './CrashHistory.tsx'
import { CrashPoints } from './CrashPoints.tsx'
import { CrashRules } from './CrashRules.tsx'
import { CrashScene } from './CrashScene.tsx'
import { getCrashResults } from './merge-bets.ts'
import { Outcomes } from './Outcomes.tsx'
import type { SlotProps } from './SlotButton.tsx'
import { SlotAuto, SlotFields } from './SlotFields.tsx'
import styles from './slots.module.css'
import { useCrashAnnouncement } from './use-crash-announcement.ts'
import { useSharedCrashRound } from './use-shared-crash-round.ts'
import { type Slot, useCrashSlot } from './use-crash-slot.ts'
import { useCrashTable, type CrashBetRow } from './use-crash-table.ts'
import { sumOfStake } from '#domain/games/auto-play.ts'
import type { AutoSource } from '../table/auto/auto-source.ts'
import type { AnyPlayed } from '../table/round/played.ts'

const AUTO = { note: 'auto.note.crash' } as const

const OpenCheck = lazyDialog(() => import('./CrashCheckDialog.tsx'))

/** /games/crash: the shared round, the player's two bets, and the bets of all players. */
function CrashPage() {
  const intl = useIntl()
  const id = useId()
  const view = useSharedCrashRound()
  const game = useCrashTable()
  const first = useCrashSlot(1, game, view)
  const second = useCrashSlot(2, game, view)
  const more = useSecondBet(second)
  const slots = more.isShown ? [first, second] : [first]
  const auto = useAutoPlay(crashAutoSource(first))
  const autoTab = useAutoTab(auto, AUTO, game)
  // A first bet that is placed is cancelled or cashed out by its own button, whichever tab is chosen.
  const isAuto = autoTab.mode === 'auto' && first.phase === 'free'
  const amounts = useRef<(HTMLInputElement | null)[]>([])
  const isDesktop = useDevice() === 'desktop'
  const announcement = useCrashAnnouncement(slots, view)
  const { asked, ask, close } = useCheckRequest('round', (id) => id)
  const [, navigate] = useLocation()
  const openCashier = useOpenCashier()
  useCrashSounds(first)
  useCrashSounds(second)

  const getSlotProps = (slot: Slot): SlotProps => ({
    slot,
    formId: `${id}-bet-${slot.slot}`,
    name: more.isShown ? intl.formatMessage({ id: slot.slot === 1 ? 'crash.first' : 'crash.second' }) : null,
    // Auto-play plays the first bet.
    isAutoControlled: slot.slot === 1 && auto.areControlsDisabled,
    isDepositOffered: slot.isDepositOffered && !(slot.slot === 1 && isAuto),
  })
  const slotProps = slots.map(getSlotProps)

  /** Does what the bet's button does now, for its keyboard shortcut: the shortcut never opens the cashier. */
  function press(slot: Slot): void {
    if (getSlotProps(slot).isAutoControlled) return
    const wrong = slot.press()
    const amount = amounts.current[slot.slot]
    if (wrong === 'amount') amount?.focus()
    if (wrong === 'auto') focusAuto(amount?.form)
  }

  function submit(slot: Slot, event: FormEvent): void {
    event.preventDefault()
    if (slot.isDepositOffered && !slot.isLabelNew) openCashier()
    else press(slot)
  }

  const title = intl.formatMessage({ id: 'crash.title' })
  const points = view.last
  const results = useMemo(() => game.bets && getCrashResults(game.bets), [game.bets])
  const isPractice = game.mode === 'practice'
  const isBusy = [first, second].some(({ phase, isInFlight }) => phase !== 'free' || isInFlight)

  /** Opens the check of the newest round, or the fairness page if there is none yet. */
  function openFairness(): void {
    const newest = points?.[0]
    if (newest) ask(newest.id)
    else navigate(fairnessPath())
  }
  return (
    <GameFrame
      game="crash"
      table={game}
      title={title}
      heart={{ game: 'crash', name: title }}
      fairness={{ onClick: openFairness }}
      scene={
        <div className={styles.scene}>
          <CrashPoints points={points} isFirstOn={points?.length === 0 && view.round !== null} onCheck={ask} />
          <CrashScene view={view} playerBets={game.bets} />
        </div>
      }
      belowScene={isPractice ? <Alone /> : <CrashBets playerBets={game.bets} />}
      {...(isPractice && { pill: <PracticePill table={game} /> })}
      rowBelow={<Outcomes slots={slots} roundId={view.round?.id ?? null} />}
      // CSSProperties has no custom properties.
      attributes={{ 'data-mode': game.mode, style: { '--lines': slots.length } as CSSProperties }}
      announcement={announcement}
      results={results}
      isInFlight={slots.some(({ isInFlight }) => isInFlight)}
      isBusy={isBusy}
      needsControls={isBusy}
      isUnsure={isUnsure(slots)}
      auto={auto}
      fields={
        <BetTabs tab={autoTab} formId={`${id}-auto`}>
          {slotProps.map((props) => (
            <SlotFields
              key={props.slot.slot}
              {...props}
              amountInput={(input) => {
                amounts.current[props.slot.slot] = input
              }}
              onSubmit={(event) => submit(props.slot, event)}
              hasAuto={!isDesktop}
            />
          ))}
          <CrashBar
            game={game}
            view={view}
            slots={slotProps}
            autoTab={autoTab}
            isAuto={isAuto}
            isFirstFree={first.phase === 'free'}
            autoForm={`${id}-auto`}
          />
          {isDesktop && slotProps.map((props) => <SlotAuto key={props.slot.slot} {...props} />)}
          <SecondBetSwitch {...more} />
          <PracticeSwitch isShared isFixed={isBusy || auto.run !== null} />
        </BetTabs>
      }
      history={<CrashHistory table={game} points={points} onCheck={ask} />}
      rules={<CrashRules currency={game.currency} />}
      shortcuts={[
        { code: 'Space', label: 'crash.shortcuts.first', act: () => !isAuto && press(first) },
        ...(more.isShown ? [{ code: 'KeyQ', label: 'crash.shortcuts.second' as const, act: () => press(second) }] : []),
        { code: 'KeyA', label: 'bet.shortcuts.half', act: () => first.change('half') },
        { code: 'KeyS', label: 'bet.shortcuts.double', act: () => first.change('double') },
      ]}
      dialog={asked !== null && <OpenCheck key={asked} roundId={asked} points={points ?? []} onClose={close} />}
    />
  )
}

export default withPlayMode(CrashPage, true)

/** In practice there are no other players. */
function Alone() {
  const { formatMessage } = useIntl()
  return <p className={styles.alone}>{formatMessage({ id: 'practice.alone' })}</p>
}

/** Focuses the auto cash-out, which belongs to the form of its bet wherever it stands. */
function focusAuto(form: HTMLFormElement | null | undefined): void {
  const field = Array.from(form?.elements ?? []).find((element) => element.matches('[data-auto]'))
  if (field instanceof HTMLElement) field.focus()
}

/** Whether the operator has not confirmed a bet or a step in one. */
function isUnsure(slots: readonly Slot[]): boolean {
  return slots.some(({ unconfirmed }) => unconfirmed !== null)
}

/** Plays the sound of this page's own bet when it is sent; those of outcomes belong to their moments. */
function useCrashSounds({ isInFlight, phase }: Slot): void {
  const play = usePlaySound()
  const sent = useEffectEvent(() => {
    if (phase === 'free') play('bet')
  })
  useEffect(() => {
    if (isInFlight) sent()
  }, [isInFlight])
}

const useWanted = createPlayerSetting('crash.second', (stored) => (typeof stored === 'boolean' ? stored : null))

/** Whether the second bet is shown: if the player wants it, or if one is active. */
function useSecondBet(second: Slot) {
  const [wanted, setWanted] = useWanted(second.table.playerId)
  const isNeeded = second.openBet !== null || second.unconfirmed !== null || second.isInFlight
  return { isShown: wanted === true || isNeeded, canHide: !isNeeded, setShown: setWanted }
}

/** Shows the second bet, or hides it while it is not needed. */
function SecondBetSwitch({ isShown, canHide, setShown }: ReturnType<typeof useSecondBet>) {
  const { formatMessage } = useIntl()
  if (isShown && !canHide) return null
  return (
    <Button variant="quiet" className={styles.add} onClick={() => setShown(!isShown)}>
      {formatMessage({ id: isShown ? 'crash.remove' : 'crash.add' })}
    </Button>
  )
}

/**
 * The first bet as an auto-play source: it needs an auto cash-out, because no one presses Cash out during auto-play.
 */
function crashAutoSource(slot: Slot): AutoSource {
  const { table, amount, auto, newest, isLocal, isInFlight, unconfirmed, failure } = slot
  return {
    table,
    stake: amount.ok && auto.target !== null ? [amount.value] : null,
    round: newest && toPlayed(newest),
    isLocal,
    isSending: isInFlight,
    busy: isInFlight,
    disabledReason: unconfirmed === null ? table.disabledReason : 'checking',
    failure,
    place: (stake) => void slot.bet(sumOfStake(stake)),
    // The operator cashes out at the target, so there are no steps.
    step: () => undefined,
  }
}

function toPlayed({ id, status, amount, payout }: CrashBetRow): AnyPlayed {
  const isOver = status === 'settled' || status === 'cancelled'
  // The stake of a cancelled bet was returned: nothing was won or lost.
  return { id, step: 0, status: isOver ? 'settled' : 'open', amount, payout: status === 'cancelled' ? amount : payout }
}
