/** What the calls of notifications are for; see `OPERATIONS`. */
export const PUSH_OPERATIONS = {
  getPush: [
    'Get the key of notifications',
    'The public half of the key pair that signs web push (VAPID), base64url. A subscription is bound to it: with another key every player has to subscribe again. Asked for by the settings alone; without this call they have no notifications.',
  ],
  putPushSubscription: [
    'Add or change the subscription of a browser',
    'Sent when the player changes a topic, at each start of the app, and when the browser has replaced its subscription. An endpoint belongs to the player who sent it last. The address of the page is in the Origin header.',
  ],
  removePushSubscription: [
    'Remove the subscription of a browser',
    'Sent after a logout, so without a token: whoever knows the endpoint may end it. The browser has ended it before: a message to it gets 404 or 410 from the push service, which ends the subscription too. Idempotent.',
  ],
} as const

/** What their fields mean. */
export const PUSH_FIELDS = {
  auth: 'The secret that messages to the browser are encrypted with, base64url.',
  details: 'Whether the player wants amounts, names and places in the text; without, send no `values` and no `body`.',
  endpoint: 'The address of the browser at its push service: a secret of this browser.',
  keys: 'What messages to the browser are encrypted with.',
  p256dh: 'The public key of the browser, base64url.',
  public_key: 'The public key (VAPID), an uncompressed point of P-256, base64url.',
  topics: 'What the player wants to be notified of; in a break without bonuses and offers.',
} as const
