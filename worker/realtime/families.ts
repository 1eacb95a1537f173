import { CRASH_EVENT_WITHIN_MS } from '#domain/games/crash.ts'
import type { TopicFamily } from './topics.ts'

/** As often as the page needs news to show a round as current, ms. */
const FAST_POLL_MS = CRASH_EVENT_WITHIN_MS

/** The features with live topics. A feature's chunk is loaded when its first topic is on screen. */
export const TOPIC_FAMILIES: readonly TopicFamily[] = [
  {
    matches: (topic) => /^bets(:|$)/.test(topic),
    tables: ['topics'],
    load: async () => (await import('../games/bets-feed/reader.ts')).createBetsFeedReader,
  },
  {
    matches: (topic) => /^rooms:[A-Z]{3}$/.test(topic),
    tables: ['topics'],
    load: async () => (await import('../games/rooms/reader.ts')).createRoomsReader,
  },
  {
    matches: (topic) => /^room:[a-z]+:[A-Z]{3}$/.test(topic),
    tables: ['topics'],
    pollMs: FAST_POLL_MS,
    load: async () => (await import('../games/rooms/reader.ts')).createRoomReader,
  },
  {
    matches: (topic) => /^duels:[A-Z]{3}$/.test(topic),
    tables: ['topics'],
    load: async () => (await import('../games/duels/reader.ts')).createDuelsReader,
  },
  {
    matches: (topic) => topic.startsWith('tournament:'),
    tables: ['topics'],
    load: async () => (await import('../tournaments/index.ts')).createTournamentReader,
  },
  {
    matches: (topic) => /^betting(:|$)/.test(topic),
    tables: ['topics'],
    load: async () => (await import('../betting/index.ts')).createBettingReader,
  },
  {
    matches: (topic) => topic === 'crash',
    tables: ['topics'],
    pollMs: FAST_POLL_MS,
    load: async () => (await import('../games/crash/reader.ts')).createCrashReader,
  },
]
