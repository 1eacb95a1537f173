import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  afterRound,
  type AutoPlan,
  type AutoRun,
  type AutoStop,
  beginAuto,
  type ProtectionStop,
  type Stake,
  sumOfStake,
} from '#domain/games/auto-play.ts'
import { protectionCountry } from '#domain/settings/configuration.ts'
import type { AppError } from '#domain/calls/result.ts'
import { hasCommitmentMismatch } from '#domain/fairness/commitment.ts'
import type { PlayProtection } from '../../../protection/play-protection.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { useAppState } from '../../../data/queries.ts'
import { useProtection } from '../../../protection/use-protection.ts'
import { isRoundOpen, roundVersion } from '../round/round-version.ts'
import { winAtom } from '../win/win-state.ts'
import { isAtLeast } from '../win/win-tier.ts'
import type { AutoSource } from './auto-source.ts'
import { AUTO_PAUSE_MS, type Auto, autoAtom } from './auto-state.ts'

/** How long the controls stay disabled after the end, ms, so that a late press on Stop does not place a bet. */
const REST_MS = 1_000

/** What stops auto-play when the worker or the operator rejects a bet for player protection. */
const STOP_BY_REASON: Readonly<Record<string, ProtectionStop>> = {
  'protection.check': 'check',
  'protection.excluded': 'blocked',
  'protection.limit': 'stakeLimit',
  'protection.session': 'blocked',
  'protection.timeOut': 'blocked',
}

export type AutoPlaying = {
  /** The region forbids auto-play, or the operator does not know it. */
  isForbidden: boolean
  /** null while auto-play is not running. */
  run: AutoRun | null
  /** Rounds finished in this run. */
  played: number
  /** Why it stopped last; null once the player has bet by hand. */
  stopped: AutoStop | null
  /** Whether it left a round open for the player to continue. */
  leftOpen: boolean
  /** Whether the manual controls are disabled. */
  areControlsDisabled: boolean
  /** What has to be done before it can start. */
  lacks: 'region' | 'end' | 'bet' | null
  /** Whether it can start now. */
  ready: boolean
  start: (plan: AutoPlan) => void
  /** Stops it, at the player's press or for a reason. */
  stop: (reason?: ProtectionStop) => void
}

/**
 * Places one bet or step after another, each once the outcome of the previous one has arrived and been animated. Stops
 * if the tab is hidden, the network is lost, a bet is rejected or an outcome is unknown, so that no bet is placed
 * unseen.
 */
export function useAutoPlay(source: AutoSource): AutoPlaying {
  const { protection } = source.table
  const rule = useAutoRule(protection)
  const [auto, setAuto] = useAtom(autoAtom)
  const [stopped, setStopped] = useStopped(source.isSending, auto !== null)
  const isSettling = useIsSettling(auto !== null)
  useBlockReload('auto-play', auto !== null)
  const lacks = getLacks(rule, source)
  const ready = rule === 'allowed' && !isSettling && canBegin(source)

  function stop(reason: AutoStop): void {
    setAuto(null)
    setStopped(reason)
  }

  const place = (plan: AutoPlan, base: Stake, run: AutoRun | AutoStop): void => {
    if (typeof run === 'string') return stop(run)
    if (protection.getLimit(sumOfStake(run.stake))) return stop('stakeLimit')
    setStopped(null)
    setAuto({ plan, base, run, before: roundVersion(source.round), owner: getOwner(source) })
    source.place(run.stake)
  }

  function start(plan: AutoPlan): void {
    const { stake, table } = source
    if (ready && stake && lacks === null) place(plan, stake, beginAuto(plan, stake, table))
  }

  const goOn = useEffectEvent(() => {
    const { round, isLocal, table } = source
    if (!auto) return
    // The bet or step has changed no round.
    if (!round || roundVersion(round) === auto.before) return stop('unclear')
    if (!isLocal) return stop('elsewhere')
    if (hasCommitmentMismatch(round)) return stop('broken')
    if (!isRoundOpen(round)) {
      return place(auto.plan, auto.base, afterRound(auto.plan, auto.base, auto.run, round, table))
    }
    setAuto({ ...auto, before: roundVersion(round) })
    source.step(auto.plan.steps)
  })
  const trouble = auto && getTrouble(source, auto, rule === 'allowed')
  const isDue = useIsNextDue(source, auto !== null && trouble === null)
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])

  const stopAt = useEffectEvent(stop)
  useEffect(() => {
    if (trouble) stopAt(trouble)
  }, [trouble])
  useWhenHidden(auto !== null, () => stop('hidden'))
  useEffect(() => () => setAuto(null), [setAuto])

  return {
    isForbidden: rule === 'forbidden',
    run: auto?.run ?? null,
    played: auto ? auto.plan.rounds - auto.run.left : 0,
    stopped,
    leftOpen: auto === null && stopped !== null && isInRound(source),
    areControlsDisabled: isSettling,
    lacks,
    ready,
    start,
    stop: (reason) => stop(reason ?? 'player'),
  }
}

/** `missing`: the region could not be fetched, so the operator's rule is not known; `loading`: not read yet. */
type AutoRule = 'allowed' | 'forbidden' | 'missing' | 'loading'

/** Whether auto-play is allowed where the player is. */
function useAutoRule({ rules }: PlayProtection): AutoRule {
  const region = useAppState('geo')
  const replied = useProtection()?.known?.rules.autoPlay
  if (rules.autoPlay) return 'allowed'
  if (region || replied !== undefined || protectionCountry !== '') return 'forbidden'
  return region === null ? 'missing' : 'loading'
}

function getLacks(rule: AutoRule, source: AutoSource): AutoPlaying['lacks'] {
  if (rule === 'missing') return 'region'
  if (isInRound(source)) return 'end'
  return source.stake === null ? 'bet' : null
}

function isInRound({ round }: AutoSource): boolean {
  return round !== null && isRoundOpen(round)
}

/** Whether the player may place the current bet now. */
function canBegin({ table, stake, busy, disabledReason }: AutoSource): boolean {
  const isWithinLimits = stake === null || table.protection.getLimit(sumOfStake(stake)) === null
  return table.loggedIn === true && !busy && disabledReason === null && isWithinLimits
}

function getOwner({ table }: AutoSource): string {
  return `${table.playerId} ${table.currency}`
}

function getTrouble(source: AutoSource, auto: Auto, allowed: boolean): AutoStop | null {
  if (source.disabledReason === 'offline') return 'offline'
  const restriction = getProtectionStop(source.table.protection) ?? stopByRejection(source.failure)
  if (restriction) return restriction
  if (!allowed) return 'region'
  const isTheirs = source.table.loggedIn === true && getOwner(source) === auto.owner
  if (isTheirs && isPlayedElsewhere(source)) return 'elsewhere'
  return isTheirs && source.disabledReason === null && source.failure === null ? null : 'unclear'
}

/**
 * Whether another tab or device plays the same game: a bet is on its way from there, or it has used the seeds or the
 * round that this one was for.
 */
function isPlayedElsewhere({ disabledReason, failure, table }: AutoSource): boolean {
  // A bet of this page that has just been rejected may be open in the journal for a moment longer.
  if (disabledReason === 'checking')
    return failure === null && !table.openIntents.some(({ state }) => state === 'unknown')
  return failure?.code === 'pending' || failure?.reason === 'seed.changed' || failure?.reason === 'round.open'
}

/** It also stops in an open round, which the player finishes. */
function getProtectionStop({ block, restriction }: PlayProtection): ProtectionStop | null {
  if (block) return 'blocked'
  return restriction === 'elsewhere' ? 'otherTab' : null
}

/** The worker may know of a restriction before this page has read it, and rejects the bet for it. */
function stopByRejection(failure: AppError | null): ProtectionStop | null {
  return STOP_BY_REASON[failure?.reason ?? ''] ?? null
}

/** Whether the newest outcome has been visible long enough for the next bet or step. */
function useIsNextDue(source: AutoSource, isPlaying: boolean): boolean {
  // The plate of a huge win is read to its end, or until it is pressed; the next bet would take it away.
  const isPlateShown = isAtLeast(useAtomValue(winAtom)?.tier ?? 'none', 'huge')
  const seen = isPlaying && !source.busy ? roundVersion(source.round) : null
  return useIsPauseOver(seen) && !isPlateShown
}

/** Calls `act` when the tab is hidden while `isOn`. */
function useWhenHidden(isOn: boolean, act: () => void): void {
  const hidden = useEffectEvent(() => {
    if (isOn && document.visibilityState === 'hidden') act()
  })
  useEffect(() => {
    const listen = () => hidden()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
}

/** Whether an outcome, given by its version, has been visible for the pause; false for null. */
function useIsPauseOver(seen: string | null): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (seen === null) return undefined
    const timer = setTimeout(() => setOver(seen), AUTO_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      setOver(null)
    }
  }, [seen])
  return seen !== null && over === seen
}

/** Why it stopped last; reset by a manual bet or step. */
function useStopped(sends: boolean, playing: boolean) {
  const [stopped, setStopped] = useState<AutoStop | null>(null)
  const [hasSent, setSent] = useState(sends)
  if (hasSent !== sends) {
    setSent(sends)
    if (sends && !playing) setStopped(null)
  }
  return [stopped, setStopped] as const
}

/** True while auto-play runs and for 1 s afterwards. */
function useIsSettling(playing: boolean): boolean {
  const [rests, setRests] = useState(false)
  const [wasPlaying, setPlaying] = useState(playing)
  if (wasPlaying !== playing) {
    setPlaying(playing)
    setRests(!playing)
  }
  useEffect(() => {
    if (!rests) return undefined
    const timer = setTimeout(() => setRests(false), REST_MS)
    return () => clearTimeout(timer)
  }, [rests])
  return playing || rests
}
