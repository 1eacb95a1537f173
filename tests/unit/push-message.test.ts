import { describe, expect, test } from 'vitest'
import { fillPushText, parsePushMessage } from '#domain/push/push-message.ts'
import { getSentTopics, PUSH_TOPICS } from '#domain/push/topics.ts'

const PAGE = { protocol: 'https:', hostname: 'casino.example', origin: 'https://casino.example' }

function parse(notification: Record<string, unknown>, data: Record<string, unknown> = { user: 7 }) {
  return parsePushMessage({ web_push: 8030, notification: { ...notification, data } }, PAGE)
}

describe('a pushed message', () => {
  test('is read by key and values', () => {
    const data = { user: 7, key: 'withdrawals.paid', values: { amount: '₽100' } }
    expect(parse({ title: 'Paid', tag: 'payout:17', navigate: `${PAGE.origin}/profile?x=1#y` }, data)).toEqual({
      key: 'withdrawals.paid',
      values: { amount: '₽100' },
      tag: 'payout:17',
      user: '7',
      path: '/profile?x=1#y',
      title: 'Paid',
    })
  })

  test.each([
    'https://evil.example/profile',
    'javascript:alert(1)',
    'https://user:pass@casino.example/profile',
    `${PAGE.origin}//evil.example`,
    '//evil.example',
    `https://evil.example/${PAGE.origin}/profile`,
    `${PAGE.origin}.evil.example/profile`,
    7,
    undefined,
  ])('opens the notifications instead of %s', (navigate) => {
    expect(parse({ navigate })?.path).toBe('/profile/notifications')
  })

  test.each(['text', 7, [], {}, { web_push: 1, notification: { data: { user: 7 } } }])('is rejected as %j', (json) => {
    expect(parsePushMessage(json, PAGE)).toBeNull()
  })

  test.each([null, { web_push: 8030 }, { web_push: 8030, notification: {} }])(
    'without its parts throws: %j',
    (json) => {
      expect(() => parsePushMessage(json, PAGE)).toThrow(TypeError)
    },
  )

  test('is bounded', () => {
    const values = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`v${'x'.repeat(index)}`, 'y'.repeat(500)]),
    )
    const message = parse({ title: 'a\u202eb\n'.repeat(500), tag: 't'.repeat(500) }, { user: 7, key: 8, values })
    expect(message).toMatchObject({ key: '8', tag: 't'.repeat(100) })
    expect(message?.title).not.toMatch(/[\u202e\n]/)
    expect(message?.title.length).toBeLessThanOrEqual(100)
    expect(Object.keys(message?.values ?? {}).length).toBeLessThanOrEqual(6)
  })

  test('has no text where a value is missing', () => {
    expect(fillPushText('{amount} to {method}', { amount: '₽100' })).toBe('')
    expect(fillPushText('{amount} to {method}', { amount: '₽100', method: 'card' })).toBe('₽100 to card')
  })

  test('of bonuses and offers is not sent in a break', () => {
    expect(getSentTopics(PUSH_TOPICS, false)).toEqual(['withdrawals', 'deposits', 'documents', 'tournaments', 'breaks'])
    expect(getSentTopics(PUSH_TOPICS, true)).toEqual(PUSH_TOPICS)
  })
})
