import * as v from 'valibot'
import { crashSnapshot, getCrashRound } from '#endpoints/crash.ts'
import { duelsSnapshot } from '#endpoints/duels.ts'
import { roomSnapshot } from '#endpoints/rooms.ts'
import { crashPoint, previousGameHash, walkChain } from '#domain/fairness/crash-chain.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { drawDuel, duelClientSeed, duelPayout } from '#domain/games/duels.ts'
import { drawRoom, parseEntries } from '#domain/games/rooms-draw.ts'
import { roomFee } from '#domain/games/rooms.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { Caller } from './caller.ts'
import type { Rows } from './report.ts'

/**
 * Draws the past rounds that a topic's snapshot contains again: crash points from the chain, a room's winning ticket, the
 * side of a coinflip between players. Adds a row that names the first round that differs.
 */
export async function checkSharedRounds(address: string, data: unknown, caller: Caller, rows: Rows): Promise<void> {
  if (address === 'crash') return checkCrash(data, caller, rows)
  if (address.startsWith('room:')) return checkRooms(data, rows)
  if (address.startsWith('duels:')) checkDuels(data, rows)
}

async function checkCrash(data: unknown, caller: Caller, rows: Rows): Promise<void> {
  const parsed = v.safeParse(crashSnapshot, data)
  const last = parsed.success ? parsed.output.last : []
  const [newest] = last
  if (!newest) return rows.add('crash: draws', 'skipped', 'there is no past round')
  const round = await caller.check(getCrashRound, { params: { id: newest.id } })
  if (!round) return
  const problems = last.flatMap(({ id, game, hash, point }) => {
    const due = crashPoint(hash, round.salt)
    if (due !== point) return [`round ${id} ended at ${toTimes(point)}; its hash gives ${toTimes(due)}`]
    const before = last.find((other) => other.game === game - 1)
    return before && before.hash !== previousGameHash(hash)
      ? [`the hash of round ${before.id} is not the SHA-256 of the hash of round ${id}`]
      : []
  })
  if (walkChain(newest.hash, newest.game) !== round.terminating_hash)
    problems.push(`round ${newest.id} is not ${newest.game} steps before the published end of the chain`)
  rows.judge('crash: draws', problems.slice(0, 1), `${last.length} rounds drawn again`)
}

const toTimes = (hundredths: number): string => `${toDecimal(minor(hundredths))}×`

function checkRooms(data: unknown, rows: Rows): void {
  const parsed = v.safeParse(roomSnapshot, data)
  const past = parsed.success ? parsed.output.past : []
  if (past.length === 0) return rows.add('rooms: draws', 'skipped', 'there is no past round')
  const problems = past.flatMap((round) => {
    const where = `round ${round.id}`
    const entries = parseEntries(round.entries)
    if (!entries) return [`the entries of ${where} are not lines of "id:tickets"`]
    if (hashServerSeed(round.server_seed) !== round.server_seed_hash)
      return [`the server seed of ${where} has another hash than the one shown before`]
    const { ticket, total, winner } = drawRoom(round.server_seed, entries)
    if (ticket !== round.ticket || winner?.id !== round.winner.entry)
      return [
        `${where} drew ticket ${round.ticket} of ${round.winner.entry}; its seeds give ${ticket} of ${winner?.id}`,
      ]
    const due = minor(total - roomFee(minor(total)))
    return due === round.payout
      ? []
      : [`${where} paid ${toDecimal(round.payout)}; its pot less the fee is ${toDecimal(due)}`]
  })
  rows.judge('rooms: draws', problems.slice(0, 1), `${past.length} rounds drawn again`)
}

function checkDuels(data: unknown, rows: Rows): void {
  const parsed = v.safeParse(duelsSnapshot, data)
  const flips = parsed.success ? parsed.output.flips : []
  if (flips.length === 0) return rows.add('duels: draws', 'skipped', 'there is no past flip')
  const problems = flips.flatMap((flip) => {
    if (hashServerSeed(flip.server_seed) !== flip.server_seed_hash)
      return [`the server seed of flip ${flip.id} has another hash than the one shown before`]
    const { side } = drawDuel(flip.server_seed, duelClientSeed(flip.id, flip.joined.bet))
    if (side !== flip.result) return [`flip ${flip.id} showed ${flip.result}; its seeds give ${side}`]
    const due = duelPayout(flip.amount)
    return due === flip.payout ? [] : [`flip ${flip.id} paid ${toDecimal(flip.payout)}, not ${toDecimal(due)}`]
  })
  rows.judge('duels: draws', problems.slice(0, 1), `${flips.length} flips drawn again`)
}
