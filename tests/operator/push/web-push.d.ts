/** What the stand-in uses of the package, which brings no types. */
declare module 'web-push' {
  type Details = { endpoint: string; method: string; headers: Record<string, string | number>; body: Buffer | null }
  export function generateRequestDetails(
    subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
    payload: string,
    options: {
      vapidDetails: { subject: string; publicKey: string; privateKey: string }
      TTL?: number
      topic?: string
      urgency?: 'very-low' | 'low' | 'normal' | 'high'
    },
  ): Details
}
