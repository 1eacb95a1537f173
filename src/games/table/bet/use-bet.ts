import { useSetAtom } from 'jotai'
import type { AppError } from '#domain/calls/result.ts'
import { getAccount } from '#domain/games/practice.ts'
import { modalAtom } from '../../../base/state.ts'
import { commands } from '../../../data/commands.ts'
import { useCheckGate } from '../../../protection/unchecked-play.ts'
import { type BetRejections, outdatedBy } from './bet-rejection.ts'
import { type GameAction, type Keyed, useGameAction } from './use-game-action.ts'

/**
 * What only some games have: their reasons to reject a bet, and prices that a rejection shows to be out of date.
 */
export type BetFacts = { rejections?: BetRejections; refreshPrices?: () => void }

type BetTable = BetFacts & { loggedIn: boolean | null; playerId: string | null; refresh: () => void }

/** The one bet or step in flight; `send` also reloads the data that a rejection shows to be out of date. */
export type BetAction = GameAction & {
  /** Whether a press may begin a round; opens the sign-up for a guest, and a reality check that is due. */
  mayBegin: () => boolean
}

/** The press of a bet, shared by all our games: sends one order at a time. `rows` and `version` as for an action. */
export function useBet(name: string, table: BetTable, rows: readonly Keyed[] | null, version: string): BetAction {
  const action = useGameAction(name, rows, version)
  const openModal = useSetAtom(modalAtom)
  const isCheckDone = useCheckGate(getAccount(table.playerId))
  return {
    ...action,
    mayBegin: () => {
      if (!table.loggedIn) openModal({ name: 'register' })
      return table.loggedIn === true && isCheckDone()
    },
    send: async (...order) => {
      const reply = await action.send(...order)
      if (reply && !reply.ok) reloadOutdated(reply.error, table)
      return reply
    },
  }
}

function reloadOutdated(error: AppError, table: BetTable): void {
  const outdated = outdatedBy(error, table.rejections)
  if (outdated === 'state') table.refresh()
  else if (outdated === 'profile') void commands.profile.refresh()
  else if (outdated === 'prices') table.refreshPrices?.()
}
