import { useCallback, useEffect, useState } from 'react'
import type { IntentRow, LiveBetRow } from '../../../worker/db/view.ts'
import type { ErrorCode } from '../../../worker/result.ts'
import { type Currency, DEFAULT_CURRENCY } from '../../../worker/rules/currencies.ts'
import { betLimits } from '../../../worker/rules/limits.ts'
import { commands } from '../../data/commands.ts'
import { useLiveTable } from '../../data/live-queries.ts'
import { useFact, useReachable, useViewer } from '../../data/queries.ts'
import type { Bounds } from '../original/bet-amount.ts'

const BETS_READ = 50

export type CrashBetRow = LiveBetRow<'crash'>

/** Why nothing can be sent now, whatever is typed. */
export type CrashOff = 'loading' | 'offline' | 'noBalance' | 'noProfile' | 'noState'

export type CrashTable = Bounds & {
  /** null while it is not known who looks. */
  loggedIn: boolean | null
  playerId: string | null
  currency: Currency
  /** The player's last bets, the newest first; null while they are not known. */
  bets: readonly CrashBetRow[] | null
  /** Bets, cash-outs and cancellations whose outcome is not known. */
  openIntents: readonly IntentRow[]
  /** Whether the operator has reported the bets once. */
  isKnown: boolean
  reachable: boolean
  problem: ErrorCode | null
  off: CrashOff | null
  refresh: () => void
}

/** Who plays crash, with what money, and with which bets. Fetches the bets on arrival and after a gap of the network. */
export function useCrashTable(): CrashTable {
  const viewer = useViewer()
  const reachable = useReachable()
  const live = useLiveTable('crash', BETS_READ)
  const playerId = viewer?.player?.id ?? null
  const profileProblem = useFact('problems')?.parts.profile ?? null
  const state = useRefresh(playerId, reachable)
  const currency = viewer?.wallet?.currency ?? null
  const facts = {
    loggedIn: viewer?.loggedIn ?? null,
    playerId,
    // An amount without its currency is no balance.
    balance: currency === null ? null : (viewer?.wallet?.balance ?? null),
    isKnown: state.isKnown,
    reachable,
    problem: playerId === null ? profileProblem : state.problem,
  }
  return {
    ...facts,
    currency: currency ?? DEFAULT_CURRENCY,
    limits: betLimits('crash', currency ?? DEFAULT_CURRENCY),
    bets: live?.bets ?? null,
    openIntents: live?.openIntents ?? [],
    off: getOff(facts),
    refresh: playerId === null ? refreshProfile : state.refresh,
  }
}

type Facts = Pick<CrashTable, 'loggedIn' | 'playerId' | 'balance' | 'isKnown' | 'reachable' | 'problem'>

function getOff({ loggedIn, playerId, balance, isKnown, reachable, problem }: Facts): CrashOff | null {
  if (loggedIn === null) return 'loading'
  if (!loggedIn) return null
  if (!reachable) return 'offline'
  if (playerId === null) return problem === null ? 'loading' : 'noProfile'
  if (!isKnown) return problem === null ? 'loading' : 'noState'
  return balance === null ? 'noBalance' : null
}

function refreshProfile(): void {
  void commands.profile.refresh()
}

function useRefresh(playerId: string | null, reachable: boolean) {
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [knownOf, setKnownOf] = useState<string | null>(null)
  const refresh = useCallback(() => {
    if (playerId === null) return
    void commands.games.crash.refresh().then((answer) => {
      setProblem(answer.ok ? null : answer.error.code)
      if (answer.ok) setKnownOf(playerId)
    })
  }, [playerId])
  useEffect(() => {
    if (reachable) refresh()
  }, [reachable, refresh])
  return { problem, refresh, isKnown: playerId !== null && knownOf === playerId }
}
