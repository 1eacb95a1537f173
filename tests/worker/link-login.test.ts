import { describe, expect, test } from 'vitest'
import { getProfile } from '#endpoints/profile.ts'
import { createCaller } from '../operator/caller.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

const OTHER = 'other@example.com'
const EXPECTED = { simpleAuth: '1' }

describe('a log-in by link', () => {
  const world = useWorld()
  const asked = () => world.browser.accountQuestions
  const answer = (isYes: boolean | null) => Object.assign(world.browser, { accountQuestions: [], accountAnswer: isYes })
  const flagged = () => `http://localhost:${world.operator.port}/?simple_auth=1`
  const linkTo = (email: string) => world.control.simpleAuthToken(email)
  const current = () => world.db.session.get('current')
  const shown = async () => (await world.db.players.toArray()).map(({ email }) => email)
  const named = async () =>
    (await world.db.notices.toArray()).flatMap((row) => (row.kind === 'linkLogin' ? [row.account] : []))
  const revoked = async (token: string) => {
    const { ok } = await createCaller(world.operator.port)(getProfile, { token })
    return !ok
  }
  /** Logs in as a player and makes another one. */
  async function asPlayer() {
    const tab = await world.open()
    await signUp(tab)
    const { token } = await world.control.createPlayer({ email: OTHER, password: PASSWORD })
    return { tab, other: token, before: await current() }
  }

  describe('while another player is logged in', () => {
    test('names both accounts and changes nothing when the player declines', async () => {
      const { before } = await asPlayer()
      answer(false)
      Object.assign(world.browser.cookies, EXPECTED)
      await world.open({ simpleAuthToken: await linkTo(OTHER) })
      await until('the log-out of the other', async () => (await world.control.requests({ endpoint: 'logout' }))[0])
      expect(asked()).toEqual([{ current: expect.stringContaining(EMAIL), next: expect.stringContaining(OTHER) }])
      expect(await current()).toEqual(before)
      expect(world.browser.cookies.token).toBe(before?.token)
      expect(await shown()).toEqual([EMAIL])
      expect(await world.db.notices.toArray()).toEqual([])
      expect((await world.db.events.toArray()).map(({ name }) => name)).not.toContain('login_failed')
    })

    test('changes nothing before the player has answered', async () => {
      const { before } = await asPlayer()
      answer(null)
      Object.assign(world.browser.cookies, EXPECTED)
      await world.open({ simpleAuthToken: await linkTo(OTHER) })
      await until('the question', () => asked().length > 0)
      expect(await current()).toEqual(before)
      expect(await shown()).toEqual([EMAIL])
      world.browser.accountAnswer = true
      await until('the other account', async () => (await shown())[0] === OTHER)
    })

    test('changes the account when the player says yes, and a notice names it', async () => {
      await asPlayer()
      answer(true)
      Object.assign(world.browser.cookies, EXPECTED)
      await world.open({ simpleAuthToken: await linkTo(OTHER) })
      await until('the notice', async () => (await named()).length === 1)
      expect(asked()).toHaveLength(1)
      expect(await named()).toEqual([expect.stringContaining(OTHER)])
      expect(await shown()).toEqual([OTHER])
    })

    test('asks nothing and deletes nothing when the link is of the same player', async () => {
      const { before } = await asPlayer()
      answer(false)
      Object.assign(world.browser.cookies, EXPECTED)
      await world.open({ simpleAuthToken: await linkTo(EMAIL) })
      await until('the notice', async () => (await named()).length === 1)
      expect(asked()).toEqual([])
      expect(await current()).toMatchObject({ loginId: before?.loginId, playerId: before?.playerId })
      expect((await current())?.token).not.toBe(before?.token)
    })

    test('asks before the token of a provider’s popup is taken', async () => {
      const { tab, other, before } = await asPlayer()
      answer(false)
      const declined = await tab.commands.session.adopt({ token: other })
      expect(declined).toMatchObject({ ok: false, error: { code: 'cancelled' } })
      expect(asked()).toEqual([{ current: expect.stringContaining(EMAIL), next: expect.stringContaining(OTHER) }])
      expect(await current()).toEqual(before)
      await until('the log-out of the other', () => revoked(other))
      const { token } = await world.control.createPlayer({ email: 'third@example.com', password: PASSWORD })
      answer(true)
      good(await tab.commands.session.adopt({ token }))
      expect(await shown()).toEqual(['third@example.com'])
    })

    test('asks when single sign-on returns with the cookie of another account', async () => {
      const { other, before } = await asPlayer()
      const { token } = await world.control.createPlayer({ email: 'third@example.com', password: PASSWORD })
      answer(false)
      Object.assign(world.browser.cookies, { token, bearerToken: token })
      await world.open({ ssoSession: 's-1' })
      await until('the own cookie', () => world.browser.cookies.token === before?.token)
      expect(asked()).toHaveLength(1)
      expect(await current()).toEqual(before)
      answer(true)
      Object.assign(world.browser.cookies, { token: other, bearerToken: other })
      await world.open({ ssoSession: 's-2' })
      await until('the notice', async () => (await named()).length === 1)
      expect(await shown()).toEqual([OTHER])
    })

    test('names the account when another page of the operator has logged in', async () => {
      const { other } = await asPlayer()
      answer(false)
      Object.assign(world.browser.cookies, { token: other, bearerToken: other })
      await world.open()
      await until('the notice', async () => (await named()).length === 1)
      expect(await named()).toEqual([expect.stringContaining(OTHER)])
      expect(await shown()).toEqual([OTHER])
    })

    test('keeps the session when single sign-on returns with a worthless cookie', async () => {
      const { before } = await asPlayer()
      answer(true)
      Object.assign(world.browser.cookies, { token: 'made-up', bearerToken: 'made-up' })
      await world.open({ ssoSession: 's-1' })
      await until('the own cookie', () => world.browser.cookies.token === before?.token)
      expect(asked()).toEqual([])
      expect(await current()).toEqual(before)
    })

    test('never takes the profile of another player for that of the session', async () => {
      const { tab, before } = await asPlayer()
      await world.control.fault({
        match: { endpoint: 'getProfile' },
        kind: 'patch',
        patch: { 'user.id': '999', fresh_token: 'made-up' },
      })
      expect(await tab.commands.profile.refresh()).toMatchObject({ ok: false, error: { code: 'contract' } })
      expect(await current()).toEqual(before)
      expect(await shown()).toEqual([EMAIL])
    })
  })

  describe('of a guest', () => {
    test('by one link with flag and token asks first, as this link itself would set the cookie', async () => {
      await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
      answer(false)
      await world.open({ href: flagged(), simpleAuthToken: await linkTo(EMAIL) })
      await until('the log-out', async () => (await world.control.requests({ endpoint: 'logout' }))[0])
      expect(asked()).toEqual([{ current: null, next: expect.stringContaining(EMAIL) }])
      expect(await current()).toBeUndefined()
      expect(world.browser.cookies).not.toHaveProperty('simpleAuth')

      answer(true)
      await world.open({ href: flagged(), simpleAuthToken: await linkTo(EMAIL) })
      await until('the notice', async () => (await named()).length === 1)
      expect(await shown()).toEqual([EMAIL])
      await until('the cookie', () => world.browser.cookies.simpleAuth)
    })

    test('in two steps logs in without a question, and a notice names the account', async () => {
      await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
      answer(false)
      await world.open({ href: flagged() })
      expect(world.browser.cookies.simpleAuth).toBe('1')
      await world.open({ simpleAuthToken: await linkTo(EMAIL) })
      await until('the notice', async () => (await named()).length === 1)
      expect(asked()).toEqual([])
      expect(await named()).toEqual([expect.stringContaining(EMAIL)])
    })

    test('by the cookie of single sign-on is named by a notice', async () => {
      const { token } = await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
      Object.assign(world.browser.cookies, { token, bearerToken: token })
      await world.open({ ssoSession: 's-1' })
      await until('the notice', async () => (await named()).length === 1)
      expect(await named()).toEqual([expect.stringContaining(EMAIL)])
    })
  })
})
