import type { ProtectionRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { putDicePair } from './dice-rounds.ts'
import { openApp } from './open-app.tsx'
import { logIn } from './player.ts'
import { protectionRow } from './protection-row.ts'

const ROOM = { serverSeedHash: '0'.repeat(64), entries: [], drawsAt: null, closesAt: null, isAsSeen: true }
const DOOR = { roundId: 'r', phase: 'waiting', pot: minor(0), players: 0, drawsAt: null } as const
const TABLES = ['dice', 'miner', 'crash', 'rooms', 'duel'] as const
const NONE = { bets: 0, cashed_out: 0, worth: minor(0), paid: minor(0), currency: 'RUB' } as const

/** Opens a game, whose table takes a bet, for a player with this protection at the operator. */
export async function openGame(path: string, protection: Partial<ProtectionRow> = {}) {
  let playerId = ''
  const done = async () => ({ ok: true, value: undefined }) as const
  const app = await openApp(path, {
    commands: { games: Object.fromEntries(TABLES.map((game) => [game, { refresh: done }])) },
    fill: async (database) => {
      const asOf = Date.now()
      playerId = await logIn(database, { balance: 10_000 })
      await putDicePair(database, playerId)
      const [pair] = await database.seedPairs.toArray()
      if (pair) await database.seedPairs.put({ ...pair, serverSeedHash: 'b'.repeat(64), game: 'miner' })
      await database.protection.put(protectionRow(playerId, protection))
      await database.facts.put({ id: 'realtime', state: 'open' })
      const betting = { phase: 'betting', id: 'r1', starts_at: asOf + 600_000 } as const
      await database.topics.bulkPut([
        { id: 'crash', asOf, state: { round: betting, totals: NONE, bets: [], last: [] } },
        { id: 'rooms:RUB', asOf, state: { red: DOOR, yellow: DOOR, purple: DOOR } },
        {
          id: 'room:red:RUB',
          asOf,
          state: { round: { ...ROOM, id: 'r', phase: 'waiting' }, previous: null, past: [] },
        },
        { id: 'duels:RUB', asOf, state: { open: [], flips: [] } },
      ])
    },
  })
  return { ...app, playerId }
}
