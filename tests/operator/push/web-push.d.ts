/** What the stand-in uses of the package, which brings no types. */
declare module 'web-push' {
  type Details = { endpoint: string; method: string; headers: Record<string, string | number>; body: Buffer | null }
  type Options = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    TTL?: number
    topic?: string
    urgency?: 'very-low' | 'low' | 'normal' | 'high'
  }
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
  /** CommonJS: some loaders have no named exports of it. */
  const webPush: { generateRequestDetails(subscription: Subscription, payload: string, options: Options): Details }
  export default webPush
}
