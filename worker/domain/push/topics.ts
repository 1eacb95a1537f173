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

/** What invites to play is never sent to a player in a break. */
const INVITATION = /^(?:bonuses|offers)\b/

/** What a message says, by topic and event; each is a text of `lang/push`. */
export const PUSH_KEYS = [
  'withdrawals.paid',
  'withdrawals.declined',
  'deposits.credited',
  'documents.accepted',
  'documents.declined',
  'tournaments.ended',
  'bonuses.ending',
  'breaks.over',
  'offers.new',
] as const satisfies readonly `${PushTopic}.${string}`[]
export type PushKey = (typeof PUSH_KEYS)[number]

/** Whether a topic, or the key of a message, invites to play. */
export function isInvitation(topic: string): boolean {
  return INVITATION.test(topic)
}

/** The topics that the operator may send now; `mayGetOffers` is false in a break and an exclusion. */
export function getSentTopics(chosen: readonly PushTopic[], mayGetOffers: boolean): PushTopic[] {
  return chosen.filter((topic) => mayGetOffers || !isInvitation(topic))
}

export function isPushKey(text: string): text is PushKey {
  return PUSH_KEYS.some((key) => key === text)
}
