import type { GenericSchema } from 'valibot'
import {
  bettingEvent,
  bettingSnapshot,
  eventEvent,
  eventSnapshot,
  sportEvent,
  sportSnapshot,
} from './betting-topics.ts'
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
  { address: 'betting', about: 'Sports, leagues and events', snapshot: bettingSnapshot, event: bettingEvent },
  {
    address: 'betting:{sport}',
    about: 'Scores and main odds of a sport',
    snapshot: sportSnapshot,
    event: sportEvent,
  },
  { address: 'betting:event:{id}', about: 'All odds of one event', snapshot: eventSnapshot, event: eventEvent },
]
