import { randomUUID } from 'node:crypto'
import type { DuelsEventWire, DuelsSnapshotWire } from '#endpoints/duels.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import type { CoinSide } from '#domain/games/coinflip.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { DUEL_PAST_FLIPS, DUELS_SHOWN } from '#domain/games/duels.ts'
import { toDecimal } from '#domain/money/money.ts'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import type { LiveTable } from '../together/routes.ts'
import { balanceLater } from '../together/push-later.ts'
import { countSettled } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { betByKey, betsIn, betsOfPlayer, type Duel, duelById, lastFlips, openDuels } from './duels.ts'
import { cancelDuel, closeDuel, createDuel, joinDuel, type DuelState } from './play.ts'
import { duelBetWire, duelName, duelNumber, flipWire, openDuelWire } from './wire.ts'

const NO_LIMIT = -1
/** The duration of the coin's flight on screen. */
const FLIGHT_MS = 1_000

/** The HTTP calls of player-to-player coinflips. */
export function duelTable(world: World): LiveTable<'duel'> {
  const { clock, settings } = world
  return {
    async bets(query, player, most) {
      const bets = []
      for (const bet of await betsOfPlayer(query, player, most)) {
        const duel = await duelById(query, bet.duel)
        if (duel) bets.push(duelBetWire(clock, duel, await betsIn(query, duel.id), bet))
      }
      return bets
    },
    async betById(query, key) {
      const bet = await betByKey(query, key)
      const duel = bet && (await duelById(query, bet.duel))
      return duel ? duelBetWire(clock, duel, await betsIn(query, duel.id), bet) : null
    },
    async place(tx, { bet, ...order }) {
      if (bet.kind === 'join') {
        const joined = await joinDuel(tx, settings, { ...order, bet })
        return () => announceFlip(world, joined)
      }
      const created = await createDuel(tx, settings, { ...order, bet }, settings.nextDuelSeed ?? undefined)
      settings.nextDuelSeed = null
      return () => announceOpen(world, created)
    },
    async act(tx, step) {
      const closed = await cancelDuel(tx, step)
      return () => announceClose(world, closed)
    },
  }
}

export function registerDuelTopics({ topics, database, clock }: World): void {
  topics.register({
    matches: (topic) => isCurrency(getCurrency(topic)),
    async snapshot(topic): Promise<DuelsSnapshotWire> {
      const currency = getCurrency(topic)
      if (!isCurrency(currency)) throw new Error(`no topic of duels: ${topic}`)
      return database.read(async (query) => {
        const open = []
        for (const duel of await openDuels(query, currency, DUELS_SHOWN)) {
          open.push(openDuelWire(clock, duel, await betsIn(query, duel.id)))
        }
        const flips = []
        for (const duel of await lastFlips(query, currency, DUEL_PAST_FLIPS)) {
          flips.push(flipWire(clock, duel, await betsIn(query, duel.id)))
        }
        return { open, flips }
      })
    },
  })
}

/** Opens a duel for a player without an HTTP request (demo, test control). Returns its name. */
export async function createByItself(
  world: World,
  { player, amount, currency, side }: { player: number; amount: string; currency: Currency; side: CoinSide },
): Promise<string> {
  const order = { player, key: randomUUID(), amount, currency, at: world.clock.now() }
  const created = await world.database.write((tx) =>
    createDuel(tx, world.settings, { ...order, bet: { kind: 'create', side } }),
  )
  announceOpen(world, created)
  return duelName(created.duel)
}

/** Joins a duel for a player without an HTTP request (demo, test control). Throws the errors of `joinDuel`. */
export async function joinDuelDirectly(world: World, { player, duel }: { player: number; duel: Duel }): Promise<void> {
  const order = { player, key: randomUUID(), amount: toDecimal(duel.amount), currency: duel.currency }
  const joined = await world.database.write((tx) =>
    joinDuel(tx, world.settings, {
      ...order,
      at: world.clock.now(),
      bet: { kind: 'join', duel: duelName(duel) },
    }),
  )
  await announceFlip(world, joined)
}

export function watchDuel({ deadlines }: World, { id, closesAt }: Duel): void {
  deadlines.duels.watch(id, closesAt)
}

/** Restores the timers of the duels that were open when the operator stopped. */
export async function watchDuels(world: World): Promise<void> {
  for (const duel of await world.database.read((query) => openDuels(query, null, NO_LIMIT))) watchDuel(world, duel)
}

/** Closes a duel that is due, or early when forced. False when it is no longer open. */
export async function duelDue(world: World, id: number, isForced = false): Promise<boolean> {
  const closed = await world.database.write(async (tx) => {
    const duel = await duelById(tx, id)
    const now = world.clock.now()
    if (duel?.status !== 'open' || (duel.closesAt > now && !isForced)) return null
    return closeDuel(tx, duel, now)
  })
  if (!closed) return false
  announceClose(world, closed)
  for (const { player } of closed.bets) balanceLater(world, player, closed.duel.currency, 0)
  return true
}

export function duelByName(world: World, name: string): Promise<Duel | null> {
  return world.database.read((query) => duelById(query, duelNumber(name) ?? 0))
}

function announceOpen(world: World, played: DuelState): void {
  const { duel, bets } = played
  watchDuel(world, duel)
  publish(world, duel, { kind: 'opened', duel: openDuelWire(world.clock, duel, bets) })
  sendBets(world, played)
}

function announceClose(world: World, played: DuelState): void {
  const { duel } = played
  world.deadlines.duels.forget(duel.id)
  publish(world, duel, { kind: 'closed', id: duelName(duel) })
  sendBets(world, played)
}

async function announceFlip(world: World, played: DuelState): Promise<void> {
  const { duel, bets, bonuses } = played
  world.deadlines.duels.forget(duel.id)
  publish(world, duel, { kind: 'taken', flip: flipWire(world.clock, duel, bets) })
  sendBets(world, played)
  for (const { player, shown, amount, currency, payout } of bets) {
    const settled = { game: 'coinflip', amount, currency, payout }
    world.feed.add({ ...settled, player: shown })
    await countSettled(world, player, { ...settled, id: 'coinflip', kind: 'original' })
    // Delay the winner's new balance until the coin has landed; it would reveal the side.
    balanceLater(world, player, currency, world.settings.duelLeadMs + FLIGHT_MS)
  }
  for (const bonus of bonuses) await reloadAndAnnounce(world, bonus)
}

function publish({ topics }: World, { currency }: Duel, event: DuelsEventWire): void {
  topics.publish(`duels:${currency}`, event)
}

function sendBets({ clock, realtime }: World, { duel, bets }: DuelState): void {
  for (const bet of bets) {
    const wire = duelBetWire(clock, duel, bets, bet)
    realtime.send(bet.player, { type: 'liveBet', user: bet.player, game: 'duel', bet: wire })
  }
}

function getCurrency(topic: string): string | null {
  return /^duels:([A-Z]{3})$/.exec(topic)?.[1] ?? null
}
