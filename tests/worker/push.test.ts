import { describe, expect, test } from 'vitest'
import type { PushTopic } from '#domain/push/topics.ts'
import { createBrowserKeys, isSigned } from './support/push-keys.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, openPlayer, signUp, untilUnreachable, useWorld } from './support/world.ts'

/** Tests run without a service worker: calls made offline wait in the worker's own outbox. */
describe('notifications of a device', () => {
  const world = useWorld()
  const PUT = { endpoint: 'putPushSubscription' }
  const REMOVE = { endpoint: 'removePushSubscription' }
  const PAID = { key: 'withdrawals.paid', tag: 'payout:17', path: '/profile/history', values: {} } as const

  const device = (id = 'phone') => createBrowserKeys(world.operator.port, id)
  const subscriptions = () => world.control.pushSubscriptions(EMAIL)
  const choice = () => world.db.facts.get('pushChoice')

  function choose(tab: Tab, topics: PushTopic[], { subscription } = device(), hasDetails = false) {
    return tab.commands.push.choose({ subscription, locale: 'en', topics, hasDetails })
  }

  test('are sent, encrypted and signed, for the topics that the player has chosen', async () => {
    const tab = await openPlayer(world)
    const browser = device()
    good(await tab.commands.push.load())
    expect(good(await choose(tab, ['withdrawals'], browser))).toEqual({ queued: null })
    expect(await subscriptions()).toMatchObject([{ locale: 'en', topics: 'withdrawals', details: 0 }])

    expect(await world.control.push({ email: EMAIL, ...PAID, values: { amount: '₽100', method: 'card' } })).toEqual([
      201,
    ])
    expect(await world.control.push({ email: EMAIL, ...PAID, key: 'deposits.credited' })).toEqual([])
    const [message, ...others] = await world.control.pushedMessages()
    expect(others).toEqual([])
    const key = await world.db.facts.get('push')
    expect(isSigned(message?.authorization ?? '', (key?.id === 'push' && key.publicKey) || '')).toBe(true)
    const { id } = await world.control.wallet(EMAIL)
    expect(JSON.parse(browser.decrypt(message?.body ?? ''))).toEqual({
      web_push: 8030,
      notification: {
        title: 'Withdrawal completed',
        lang: 'en-US',
        tag: 'payout:17',
        navigate: `http://localhost:${world.operator.port}/profile/history`,
        data: { user: id, key: 'withdrawals.paid' },
      },
    })
  })

  test('name amounts only where the player wants them, in the player’s language', async () => {
    const tab = await openPlayer(world)
    const browser = device()
    const order = { subscription: browser.subscription, topics: ['withdrawals' as const], hasDetails: true }
    good(await tab.commands.push.choose({ ...order, locale: 'ru' }))
    await world.control.push({ email: EMAIL, ...PAID, values: { amount: '100 ₽', method: 'Карта' } })
    const [message] = await world.control.pushedMessages()
    expect(JSON.parse(browser.decrypt(message?.body ?? '')).notification).toMatchObject({
      title: 'Вывод выполнен',
      body: '100 ₽, Карта',
      data: { values: { amount: '100 ₽', method: 'Карта' } },
    })
  })

  test('keep the last choice made without a network, and send it once there is one', async () => {
    const tab = await openPlayer(world)
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await untilUnreachable(world)
    for (const topics of [['deposits'], ['deposits', 'offers']] as const) {
      expect(good(await choose(tab, [...topics]))).toEqual({ queued: 'offline' })
    }
    expect(await choice()).toMatchObject({ topics: ['deposits', 'offers'] })
    await world.control.startListening()
    await until('the call', async () => (await subscriptions()).length === 1)
    expect(await subscriptions()).toMatchObject([{ topics: 'deposits,offers' }])
    expect(await world.control.requests(PUT)).toHaveLength(1)
  })

  test('are sent again at a start, with the address that the browser has now', async () => {
    const tab = await openPlayer(world)
    good(await choose(tab, ['deposits']))
    tab.stop()
    const next = await world.open()
    const { subscription } = device('new-address')
    expect(good(await next.commands.push.renew({ subscription, locale: 'kz' }))).toEqual({ isChosen: true })
    expect(await subscriptions()).toContainEqual(
      expect.objectContaining({ endpoint: subscription.endpoint, locale: 'kz', topics: 'deposits' }),
    )
    expect(await choice()).toMatchObject({ endpoint: subscription.endpoint })
  })

  test('end with the log-in: another player has none of the subscription', async () => {
    const tab = await openPlayer(world)
    const { subscription } = device()
    good(await choose(tab, ['deposits']))
    good(await tab.commands.session.logout())
    expect(await choice()).toBeUndefined()
    expect(good(await tab.commands.push.renew({ subscription, locale: 'en' }))).toEqual({ isChosen: false })
    await signUp(tab, 'other@example.com')
    expect(good(await tab.commands.push.renew({ subscription, locale: 'en' }))).toEqual({ isChosen: false })
    expect(await world.control.requests(PUT)).toHaveLength(1)
  })

  test('are removed at the operator by the log-out, also one without a network', async () => {
    const tab = await openPlayer(world)
    const { subscription } = device()
    good(await choose(tab, ['deposits']))
    good(await tab.commands.session.logout())
    await until('the call', async () => (await subscriptions()).length === 0)
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    good(await choose(tab, ['deposits']))
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await untilUnreachable(world)
    good(await tab.commands.session.logout())
    await world.control.startListening()
    await until('the call', async () => (await subscriptions()).length === 0)
    const removed = await world.control.requests(REMOVE)
    expect(removed.map(({ body }) => JSON.parse(body ?? ''))).toContainEqual({ endpoint: subscription.endpoint })
    expect(removed.every(({ headers }) => headers['authorization'] === undefined)).toBe(true)
  })

  test('end also where the browser has lost the subscription', async () => {
    const tab = await openPlayer(world)
    good(await choose(tab, ['deposits']))
    good(await tab.commands.push.remove({ endpoint: null }))
    expect([await choice(), await subscriptions()]).toEqual([undefined, []])
  })

  test('are removed without a network too, once there is one', async () => {
    const tab = await openPlayer(world)
    const { subscription } = device()
    good(await choose(tab, ['deposits']))
    await world.control.stopListening()
    await tab.commands.profile.refresh()
    await untilUnreachable(world)
    good(await tab.commands.push.remove({ endpoint: subscription.endpoint }))
    expect(await choice()).toBeUndefined()
    await world.control.startListening()
    await until('the call', async () => (await subscriptions()).length === 0)
    expect(await world.control.requests(REMOVE)).toMatchObject([{ status: 200 }])
  })

  test('of offers are never sent in a break, and not asked for either', async () => {
    const tab = await openPlayer(world)
    good(await choose(tab, ['breaks', 'bonuses', 'offers']))
    good(await tab.commands.protection.takeBreak({ hours: 24 }))
    expect(await world.control.push({ email: EMAIL, ...PAID, key: 'offers.new' })).toEqual([])
    good(await tab.commands.push.renew({ subscription: device().subscription, locale: 'en' }))
    expect(await subscriptions()).toMatchObject([{ topics: 'breaks' }])
    expect(await choice()).toMatchObject({ topics: ['breaks', 'bonuses', 'offers'] })
  })

  test('end when the push service has ended the subscription', async () => {
    const tab = await openPlayer(world)
    good(await choose(tab, ['withdrawals']))
    await world.control.endPushSubscription('phone')
    expect(await world.control.push({ email: EMAIL, ...PAID })).toEqual([410])
    expect(await subscriptions()).toEqual([])
  })

  test.each(['http://192.168.0.1/push', 'javascript:alert(1)', 'https://user:pass@push.example/1', 'x'])(
    'are not asked for at %s',
    async (endpoint) => {
      const tab = await openPlayer(world)
      const { keys } = device().subscription
      const browser = { ...device(), subscription: { endpoint, keys } }
      expect(await choose(tab, ['deposits'], browser)).toMatchObject({ ok: false, error: { code: 'validation' } })
      expect(await choice()).toBeUndefined()
    },
  )

  test('are off where the operator has none', async () => {
    const tab = await openPlayer(world)
    await world.control.fault({ match: { endpoint: 'getPush' }, kind: 'reply', status: 404, body: {}, times: 1 })
    good(await tab.commands.push.load())
    expect(await world.db.facts.get('push')).toMatchObject({ publicKey: null })
    good(await tab.commands.push.load())
    expect(await world.db.facts.get('push')).toMatchObject({ publicKey: expect.stringMatching(/^B/) })
  })
})
