/** Message of the tag manager's frame: its script has loaded, or what it had stored is deleted. */
export type TagManagerMessage = { type: 'ready' | 'forgotten' }

/** Message of the support chat's frame. */
export type ChatMessage = { type: 'ready' } | { type: 'unread'; count: number } | { type: 'close' }

/** Message of the captcha's frame; `opened` means that its challenge needs more space. */
export type CaptchaMessage =
  | { type: 'ready' | 'opened' | 'closed' | 'expired' | 'failed' }
  | { type: 'answer'; token: string }

/** Captcha services send some 2,000 characters. */
const CAPTCHA_ANSWER_MAX = 4_000
const UNREAD_MAX = 10_000

/**
 * Parses raw message data, as the next two functions do; null if it is invalid. The caller checks window and origin.
 */
export function readTagManagerMessage(data: unknown): TagManagerMessage | null {
  const { type } = readFields(data)
  return type === 'ready' || type === 'forgotten' ? { type } : null
}

export function readChatMessage(data: unknown): ChatMessage | null {
  const { type, count } = readFields(data)
  if (type === 'ready' || type === 'close') return { type }
  return type === 'unread' && Number.isInteger(count) && isWithin(count, 0, UNREAD_MAX) ? { type, count } : null
}

export function readCaptchaMessage(data: unknown): CaptchaMessage | null {
  const { type, token } = readFields(data)
  switch (type) {
    case 'ready':
    case 'opened':
    case 'closed':
    case 'expired':
    case 'failed':
      return { type }
    case 'answer':
      return typeof token === 'string' && isWithin(token.length, 1, CAPTCHA_ANSWER_MAX) ? { type, token } : null
    default:
      return null
  }
}

function readFields(data: unknown): Partial<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}
