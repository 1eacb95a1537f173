import type { Locator } from '@playwright/test'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import type { OriginalGame } from '#domain/games/originals.ts'
import type { Caller } from '../../operator/caller.ts'
import type { Casino } from '../../e2e/pages/casino.ts'
import { seedsThatGoOn } from '../../e2e/support/good-seeds.ts'

/** A game's table: how a bet is placed there, and how the round continues. */
export type FaultTable = {
  game: OriginalGame
  /** Its path, when it is not the game's name. */
  path?: string
  /** The control that places the bet. */
  bet: (casino: Casino) => Locator
  /** What to do before each bet; left out when the table needs no preparation. */
  ready?: (casino: Casino) => Promise<unknown>
  /** The field of the amount, for a game in which it is typed. */
  amount?: (casino: Casino) => Locator
  steps?: {
    seeds: ReturnType<typeof seedsThatGoOn>
    /** The control of a step, from 0; with these seeds two steps are right. */
    press: (casino: Casino, at: number) => Locator
    cashOut: (casino: Casino) => Locator
  }
}

const flip = { kind: 'flip', side: 'heads' } as const
const higher = { kind: 'higher' } as const
const open = (tile: number) => ({ kind: 'open', tile }) as const

export const FAULT_TABLES: readonly FaultTable[] = [
  { game: 'dice', bet: ({ dice }) => dice.roll, amount: ({ dice }) => dice.amount },
  {
    game: 'coinflip',
    bet: ({ coinflip }) => coinflip.flip,
    amount: ({ coinflip }) => coinflip.amount,
    steps: {
      seeds: seedsThatGoOn({ game: 'coinflip', bet: { side: 'heads' }, steps: [flip, flip] }),
      press: ({ coinflip }) => coinflip.flip,
      cashOut: ({ coinflip }) => coinflip.cashOut,
    },
  },
  {
    game: 'hilo',
    bet: ({ hilo }) => hilo.start,
    amount: ({ hilo }) => hilo.amount,
    steps: {
      seeds: seedsThatGoOn({ game: 'hilo', bet: {}, steps: [higher, higher] }),
      press: ({ hilo }) => hilo.higher,
      cashOut: ({ hilo }) => hilo.cashOut,
    },
  },
  {
    game: 'keno',
    bet: ({ keno }) => keno.play,
    ready: ({ keno }) => keno.autoPick.click(),
    amount: ({ keno }) => keno.amount,
  },
  {
    game: 'miner',
    bet: ({ miner }) => miner.start,
    ready: ({ miner }) => miner.mines.fill('3'),
    amount: ({ miner }) => miner.amount,
    steps: {
      seeds: seedsThatGoOn({ game: 'miner', bet: { mines: 3 }, steps: [open(0), open(1)] }),
      press: ({ miner }, at) => miner.tile(at),
      cashOut: ({ miner }) => miner.cashOut,
    },
  },
  { game: 'roulette', bet: ({ roulette }) => roulette.spin, ready: ({ roulette }) => roulette.place('Red').click() },
  { game: 'wheel', path: '/games/roulette/wheel', bet: ({ wheel }) => wheel.spin },
  { game: 'cases', path: '/games/cases/steppe', bet: ({ cases }) => cases.open },
]

/** The operator's calls of a table: the endpoint's name, and the path that a page sends it to. */
export function getCalls(game: OriginalGame) {
  const { bet, getBetByKey, ...steps } = ROUND_CALLS[game]
  const act = 'act' in steps ? named(steps.act) : null
  return { bet: named(bet), betByKey: getBetByKey.name, act, actByKey: 'act' in steps ? steps.getActByKey.name : '' }
}

function named({ name: endpoint, path }: { name: string; path: string }) {
  return { endpoint, path }
}

/** The player's newest round as the operator has it. */
export async function newestRound(game: OriginalGame, call: Caller, token: string) {
  const answer = await call(getForm(game).getState, { token })
  if (!answer.ok) throw new Error('the operator gives no state')
  const { reply } = answer
  const round = reply.open ?? reply.rounds[0]
  if (!round) return { id: '', step: null, outcome: 'none' }
  return { id: round.id, step: round.step, outcome: round.status === 'open' ? 'open' : getOutcome(round) }
}

function getOutcome({ payout, amount }: { payout: number; amount: number }): string {
  if (payout > amount) return 'win'
  return payout === amount ? 'push' : 'loss'
}

/** Cashes out the open round, as another device of the player would. */
export async function cashOutElsewhere(game: OriginalGame, call: Caller, token: string): Promise<void> {
  const { id, step } = await newestRound(game, call, token)
  const body = { round: id, step: step ?? 0, action: { kind: 'cashOut' } } as const
  const answer = await call(getForm(game).act, { token, key: crypto.randomUUID(), body })
  if (!answer.ok) throw new Error('the operator does not cash out')
}

/** Types the calls of any game by the form that all share; each still checks its own replies. */
function getForm(game: OriginalGame) {
  return ROUND_CALLS[game] as unknown as (typeof ROUND_CALLS)['coinflip']
}
