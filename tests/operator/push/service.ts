/** A message as a push service gets it: its body is encrypted for the browser alone. */
export type PushedMessage = { id: string; authorization: string; encoding: string; ttl: number; body: string }

export type PushService = ReturnType<typeof createPushService>

/** The push service of the stand-in: takes every message for the browsers of a test, and delivers none. */
export function createPushService() {
  let messages: PushedMessage[] = []
  const ended = new Set<string>()
  return {
    /** Returns the status of the reply: 410 for a subscription that has ended. */
    receive(message: PushedMessage): 201 | 400 | 410 {
      if (ended.has(message.id)) return 410
      const isValid = message.encoding === 'aes128gcm' && message.ttl >= 0 && message.authorization.startsWith('vapid ')
      if (!isValid) return 400
      messages.push(message)
      return 201
    },
    received: () => messages,
    end: (id: string) => void ended.add(id),
    clear(): void {
      messages = []
      ended.clear()
    },
  }
}
