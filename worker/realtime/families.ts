import type { TopicFamily } from './topics.ts'

/** Every domain that shows something live. Its code is loaded with the first of its topics on screen. */
export const TOPIC_FAMILIES: readonly TopicFamily[] = [
  {
    matches: (topic) => /^bets(:|$)/.test(topic),
    tables: ['topics'],
    load: async () => (await import('../live-bets/index.ts')).createLiveBetsReader,
  },
]
