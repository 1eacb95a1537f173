import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withoutDomain } from '#src/shell/frames/frame-storage.ts'
import { getCampaignQuery } from '#src/third-parties/campaign.ts'
import { publicPath, publicTitle } from '#domain/privacy/public-path.ts'
import {
  type TagEvent,
  allowTags,
  connectTags,
  exceptionTag,
  pushTag,
  queueTag,
  toTag,
} from '#src/browser/tag-events.ts'
import { readCaptchaMessage, readChatMessage, readTagManagerMessage } from '#domain/frames/frame-message.ts'
import { getPageOrigin, getThirdPartyOrigin } from '#domain/frames/third-party-host.ts'

describe('the host of a third party’s page', () => {
  test.each([
    ['https:', 'casino.example', 'https://captcha.casino.example'],
    ['https:', 'www.casino.example', 'https://captcha.casino.example'],
    ['https:', 'mirror-7.example', 'https://captcha.mirror-7.example'],
    ['http:', 'localhost:4173', 'http://captcha.localhost:4173'],
    ['http:', '192.168.1.5:4173', null],
    ['http:', '[::1]:4173', null],
  ])('of a page at %s//%s is %s', (protocol, host, origin) => {
    expect(getThirdPartyOrigin({ protocol, host }, 'captcha')).toBe(origin)
  })

  test.each([
    ['captcha.casino.example', 'https://casino.example', true],
    ['captcha.casino.example', 'https://www.casino.example', true],
    ['captcha.casino.example', 'https://other.example', false],
    ['captcha.casino.example', 'http://casino.example', false],
    ['captcha.casino.example', '', false],
    // Served from the page's own host by mistake, it must not start.
    ['casino.example', 'https://casino.example', false],
    ['tags.casino.example', 'https://casino.example', false],
  ])('at %s works for the page %s: %s', (host, page, isAllowed) => {
    const hash = `#${new URLSearchParams({ page })}`
    expect(getPageOrigin({ protocol: 'https:', host, hash }, 'captcha')).toBe(isAllowed ? page : null)
  })

  test('keeps the cookies of its scripts to itself', () => {
    expect(withoutDomain('_ga=1; Domain=.casino.example; Path=/')).toBe('_ga=1; Path=/')
    expect(withoutDomain('_ga=1; path=/; domain = casino.example')).toBe('_ga=1; path=/')
    expect(withoutDomain('domain=1; Path=/')).toBe('domain=1; Path=/')
  })

  test('gets the campaign of the landing address and nothing else of it', () => {
    const landing = 'https://casino.example/ru?gclid=Cj0K.C-1&utm_source=mail&utm_term=ann%40x.example&token=1&promo=A'
    expect(getCampaignQuery(landing)).toBe('?gclid=Cj0K.C-1&utm_source=mail')
    expect(getCampaignQuery('https://casino.example/?token=1')).toBe('')
  })
})

describe('messages of third-party frames', () => {
  test('the messages of each protocol are read without any extra fields', () => {
    expect(readTagManagerMessage({ type: 'ready', url: 'https://elsewhere.example' })).toEqual({ type: 'ready' })
    expect(readTagManagerMessage({ type: 'forgotten' })).toEqual({ type: 'forgotten' })
    expect(readChatMessage({ type: 'unread', count: 3, html: '<b>3</b>' })).toEqual({ type: 'unread', count: 3 })
    expect(readChatMessage({ type: 'close' })).toEqual({ type: 'close' })
    expect(readCaptchaMessage({ type: 'answer', token: 'abc', form: {} })).toEqual({ type: 'answer', token: 'abc' })
    expect(readCaptchaMessage({ type: 'failed', text: 'code 300010' })).toEqual({ type: 'failed' })
  })

  test.each([null, 'ready', 7, [], {}, { type: 'READY' }, { type: ['ready'] }, { type: 'deposit' }])(
    'rejects %j',
    (data) => {
      for (const read of [readTagManagerMessage, readChatMessage, readCaptchaMessage]) expect(read(data)).toBeNull()
    },
  )

  test.each([-1, 1.5, Number.NaN, 10_001, '3', null])('rejects a count of %j', (count) => {
    expect(readChatMessage({ type: 'unread', count })).toBeNull()
  })

  test.each(['', 'x'.repeat(4_001), 7, null])('rejects an invalid captcha token: %#', (token) => {
    expect(readCaptchaMessage({ type: 'answer', token })).toBeNull()
  })
})

describe('paths as sent to third parties', () => {
  test.each([
    ['/', '/'],
    ['/games/slots/book-of-sun/demo', '/games/slots/book-of-sun/demo'],
    ['/tournament/12', '/tournament/12'],
    ['/profile/history', '/profile/history'],
    ['/reset-password/3f9aX.77', '/reset-password/:hidden'],
    ['/reset-password', '/reset-password/:hidden'],
    ['/auth/callback', '/auth/:hidden'],
    ['/hello/ann@example.com', '/hello/:hidden'],
    ['/hello/77011234567', '/hello/:hidden'],
    ['/hello/0123456789abcdef', '/hello/:hidden'],
    ['/hello/a0123456789abcdef0123456789abcdef0123456789', '/hello/:hidden'],
  ])('%s is sent as %s', (path, sent) => {
    expect(publicPath(path)).toBe(sent)
  })

  test('a title that may contain hidden data is not sent', () => {
    expect(publicTitle('/games/slots', 'Slots · Tulpar')).toBe('Slots · Tulpar')
    expect(publicTitle('/hello/:hidden', 'Page not found: /hello/ann@example.com · Tulpar')).toBe('Tulpar')
  })
})

describe('the events of the tag manager', () => {
  beforeEach(() => {
    // Clears events queued by the previous test.
    allowTags(false)
    allowTags(true)
  })

  test('have the names of Google Analytics 4', () => {
    expect(toTag({ name: 'registration', data: { way: 'email' } })).toEqual({
      name: 'sign_up',
      data: { method: 'email' },
    })
    expect(toTag({ name: 'login', data: { way: 'phoneCode' } })).toEqual({
      name: 'login',
      data: { method: 'phoneCode' },
    })
    expect(toTag({ name: 'deposit_paid', data: { value: 500, currency: 'RUB' } })).toEqual({
      name: 'purchase',
      data: { value: 500, currency: 'RUB', transaction_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    })
    expect(toTag({ name: 'any_other', data: {} })).toBeNull()
  })

  test('contain no personal data of an error', () => {
    expect(exceptionTag('login_failed: ann@example.com +77011234567 https://a.example/t?x=1 taken').data).toEqual({
      description: 'login_failed: … … … taken',
    })
    expect(String(exceptionTag('x'.repeat(500)).data['description'])).toHaveLength(100)
  })

  test('wait for the frame, at most the last 50', () => {
    for (let at = 0; at < 60; at += 1) queueTag({ name: `${at}`, data: {} })
    const post = vi.fn<(event: TagEvent) => void>()
    const disconnect = connectTags(post)
    expect(post.mock.calls.map(([{ name }]) => name)).toEqual(Array.from({ length: 50 }, (_, at) => `${at + 10}`))
    pushTag({ name: 'login', data: { way: 'email' } })
    expect(post).toHaveBeenCalledTimes(51)
    disconnect()
    pushTag({ name: 'login', data: { way: 'email' } })
    expect(post).toHaveBeenCalledTimes(51)
  })

  test('are dropped when the visitor rejects marketing', () => {
    queueTag({ name: 'before', data: {} })
    allowTags(false)
    queueTag({ name: 'while refused', data: {} })
    allowTags(true)
    const post = vi.fn<(event: TagEvent) => void>()
    connectTags(post)()
    expect(post).not.toHaveBeenCalled()
  })
})
