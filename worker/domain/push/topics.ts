/** What a player can be notified of while the app is closed: one switch each. */
export const PUSH_TOPICS = [
  'withdrawals',
  'deposits',
  'documents',
  'tournaments',
  'bonuses',
  'breaks',
  'offers',
] as const
export type PushTopic = (typeof PUSH_TOPICS)[number]

/** Invite to play: never sent to a player in a break. */
const INVITATIONS: readonly PushTopic[] = ['bonuses', 'offers']

/** The messages of each topic; each is a text of `lang/push`. */
export const PUSH_KEYS = {
  withdrawalPaid: 'withdrawals',
  withdrawalDeclined: 'withdrawals',
  depositCredited: 'deposits',
  documentsAccepted: 'documents',
  documentsDeclined: 'documents',
  tournamentEnded: 'tournaments',
  bonusEnds: 'bonuses',
  breakOver: 'breaks',
  offer: 'offers',
} as const satisfies Record<string, PushTopic>
export type PushKey = keyof typeof PUSH_KEYS

export function isPushKey(text: unknown): text is PushKey {
  return typeof text === 'string' && Object.hasOwn(PUSH_KEYS, text)
}

/** The topics that the operator may send now; `mayGetOffers` is false in a break and an exclusion. */
export function getSentTopics(chosen: readonly PushTopic[], mayGetOffers: boolean): PushTopic[] {
  return chosen.filter((topic) => mayGetOffers || !INVITATIONS.includes(topic))
}
