import type { GenericSchema } from 'valibot'
import { liveBetsEvent, liveBetsSnapshot } from './live-bets.ts'

/** A public topic of the socket: what its name looks like, and what its messages hold. For the printed contract. */
export type TopicContract = {
  /** `{name}` stands for a part of the name. */
  address: string
  about: string
  snapshot: GenericSchema
  event: GenericSchema
}

/** Every topic that the app subscribes to. */
export const TOPIC_CONTRACTS: readonly TopicContract[] = [
  { address: 'bets', about: 'Bets of all games as they are settled', snapshot: liveBetsSnapshot, event: liveBetsEvent },
  { address: 'bets:{game}', about: 'Bets of one original', snapshot: liveBetsSnapshot, event: liveBetsEvent },
]
