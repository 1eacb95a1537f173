import type { GenericSchema } from 'valibot'
import {
  bettingEvent,
  bettingSnapshot,
  eventEvent,
  eventSnapshot,
  sportEvent,
  sportSnapshot,
} from './betting-topics.ts'
import { duelsEvent, duelsSnapshot } from './duels.ts'
import { crashEvent, crashSnapshot } from './crash.ts'
import { betsFeedEvent, betsFeedSnapshot } from './bets-feed.ts'
import { roomEvent, roomsEvent, roomsSnapshot, roomSnapshot } from './rooms.ts'
import { tournamentEvent, tournamentSnapshot } from './tournaments.ts'

/**
 * A public topic of the socket: the pattern of its name, and the schemas of its messages. Used to print the contract.
 */
export type TopicContract = {
  /** `{name}` is a placeholder in the topic's name. */
  address: string
  about: string
  snapshot: GenericSchema
  event: GenericSchema
}

/** Every topic that the app subscribes to. */
export const TOPIC_CONTRACTS: readonly TopicContract[] = [
  { address: 'bets', about: 'Bets of all games as they are settled', snapshot: betsFeedSnapshot, event: betsFeedEvent },
  { address: 'bets:{game}', about: 'Bets of one original', snapshot: betsFeedSnapshot, event: betsFeedEvent },
  { address: 'rooms:{currency}', about: 'All rooms, in short', snapshot: roomsSnapshot, event: roomsEvent },
  { address: 'room:{colour}:{currency}', about: 'One room', snapshot: roomSnapshot, event: roomEvent },
  {
    address: 'duels:{currency}',
    about: 'Coinflips between players: those that are open, and the last flips',
    snapshot: duelsSnapshot,
    event: duelsEvent,
  },
  {
    address: 'tournament:{id}',
    about: 'The first places of a tournament, and how many players it has',
    snapshot: tournamentSnapshot,
    event: tournamentEvent,
  },
  { address: 'betting', about: 'Sports, leagues and events', snapshot: bettingSnapshot, event: bettingEvent },
  {
    address: 'betting:{sport}',
    about: 'Scores and main odds of a sport',
    snapshot: sportSnapshot,
    event: sportEvent,
  },
  { address: 'betting:event:{id}', about: 'All odds of one event', snapshot: eventSnapshot, event: eventEvent },
  {
    address: 'crash',
    about: 'The round of crash, its bets, the last points',
    snapshot: crashSnapshot,
    event: crashEvent,
  },
]
