import { describe, expect, test } from 'vitest'
import { getProfile } from '#endpoints/profile.ts'
import { endOtherSessions } from '#endpoints/security.ts'
import { totpCode, totpStep } from '../operator/auth/totp.ts'
import { otherDevice } from './support/other-device.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUp, useWorld } from './support/world.ts'

const LOGIN = { email: EMAIL, password: PASSWORD }
const REQUIRED = { ok: false, error: { code: 'forbidden', status: 403, reason: 'secondFactor.required' } }

const rejection = (field: string, text: string) => ({
  ok: false,
  error: { code: 'validation', status: 422, fields: { [field]: [text] } },
})

describe('the second factor', () => {
  const world = useWorld()

  /** Codes by how many steps they are after the one that the second factor was turned on with. */
  async function turnOn(tab: Tab) {
    const { secret } = good(await tab.commands.profile.startSecondFactor())
    const step = totpStep(Date.now())
    const codeAt = (after: number): string => totpCode(secret, step + after)
    const near = [-2, -1, 0, 1, 2, 3].map(codeAt)
    const wrong = ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find(
      (code) => !near.includes(code),
    )
    const backupCodes = good(await tab.commands.profile.confirmSecondFactor({ code: codeAt(0) }))
    return { codeAt, wrong: wrong ?? '', backupCodes }
  }

  async function openPlayer() {
    const tab = await world.open()
    await signUp(tab)
    return tab
  }

  const logIn = (tab: Tab, second_factor?: string) =>
    tab.commands.session.loginByEmail({ ...LOGIN, ...(second_factor && { second_factor }) })

  test('is on only after a code of its secret, with ten backup codes', async () => {
    const tab = await openPlayer()
    expect(await tab.commands.profile.confirmSecondFactor({ code: '123456' })).toMatchObject({
      error: { code: 'conflict', reason: 'secondFactor.off' },
    })
    const { secret, uri } = good(await tab.commands.profile.startSecondFactor())
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    const code = totpCode(secret, totpStep(Date.now()) - 5)
    expect(await tab.commands.profile.confirmSecondFactor({ code })).toMatchObject(rejection('code', 'code.wrong'))
    expect(good(await tab.commands.profile.loadSecurity()).secondFactor).toEqual({ isOn: false, backupCodesLeft: null })

    const { backupCodes } = await turnOn(tab)
    expect(new Set(backupCodes).size).toBe(10)
    expect(good(await tab.commands.profile.loadSecurity()).secondFactor).toEqual({ isOn: true, backupCodesLeft: 10 })
    expect(await tab.commands.profile.startSecondFactor()).toMatchObject({ error: { code: 'conflict' } })
  })

  test('is asked for by a log-in with the right password alone, and a code counts once', async () => {
    const tab = await openPlayer()
    const { codeAt, wrong } = await turnOn(tab)
    good(await tab.commands.session.logout())
    expect(await tab.commands.session.loginByEmail({ ...LOGIN, password: 'not-the-one' })).toMatchObject({
      error: { code: 'credentials' },
    })
    expect(await logIn(tab)).toMatchObject(REQUIRED)
    expect(await world.db.session.count()).toBe(0)
    expect(await logIn(tab, wrong)).toMatchObject(rejection('second_factor', 'code.wrong'))
    expect(await logIn(tab, codeAt(0))).toMatchObject(rejection('second_factor', 'code.used'))
    good(await logIn(tab, codeAt(1)))
    good(await tab.commands.session.logout())
    expect(await logIn(tab, codeAt(1))).toMatchObject(rejection('second_factor', 'code.used'))
  })

  test('takes each backup code once, and stops guessing', async () => {
    const tab = await openPlayer()
    const { wrong, backupCodes } = await turnOn(tab)
    const [backup = ''] = backupCodes
    good(await tab.commands.session.logout())
    good(await logIn(tab, backup.replace('-', '')))
    expect(good(await tab.commands.profile.loadSecurity()).secondFactor).toMatchObject({ backupCodesLeft: 9 })
    good(await tab.commands.session.logout())
    expect(await logIn(tab, backup)).toMatchObject(rejection('second_factor', 'code.wrong'))
    for (let tries = 0; tries < 4; tries += 1) await logIn(tab, wrong)
    expect(await logIn(tab, backupCodes[1])).toMatchObject({
      error: { code: 'tooMany', status: 429, retryAt: expect.any(Number) },
    })
  })

  test('does not use up the code of a letter before its own code is right', async () => {
    const tab = await openPlayer()
    const { codeAt, wrong } = await turnOn(tab)
    good(await tab.commands.session.logout())
    const to = { email: EMAIL }
    good(await tab.commands.session.sendLoginCode(to))
    const code = (await world.control.letters(EMAIL))[0]?.code ?? ''
    expect(await tab.commands.session.loginByCode({ to, code })).toMatchObject(REQUIRED)
    const second = await tab.commands.session.loginByCode({ to, code, second_factor: wrong })
    expect(second).toMatchObject(rejection('second_factor', 'code.wrong'))
    good(await tab.commands.session.loginByCode({ to, code, second_factor: codeAt(1) }))
  })

  test('is turned off by a code, and log-ins ask for none then', async () => {
    const tab = await openPlayer()
    const { codeAt, wrong } = await turnOn(tab)
    expect(await tab.commands.profile.endSecondFactor({ code: wrong })).toMatchObject(rejection('code', 'code.wrong'))
    good(await tab.commands.profile.endSecondFactor({ code: codeAt(1) }))
    expect(good(await tab.commands.profile.loadSecurity()).secondFactor).toMatchObject({ isOn: false })
    good(await tab.commands.session.logout())
    good(await logIn(tab))
  })
})

describe('the sessions of a player', () => {
  const world = useWorld()

  test('are ended one by one or all at once, and never the one that asks', async () => {
    const tab = await world.open()
    await signUp(tab)
    const first = await otherDevice(world.operator.port)
    const second = await otherDevice(world.operator.port)
    const { sessions } = good(await tab.commands.profile.loadSecurity())
    expect(sessions).toHaveLength(3)
    const [current] = sessions.filter(({ isCurrent }) => isCurrent)
    expect(current).toMatchObject({ country: 'RU', lastSeenAt: expect.any(Number) })
    expect(await tab.commands.profile.endSessions({ id: current?.id ?? '' })).toMatchObject({
      error: { code: 'conflict', reason: 'session.current' },
    })

    const [other] = sessions.filter(({ isCurrent }) => !isCurrent)
    const left = good(await tab.commands.profile.endSessions({ id: other?.id ?? '' }))
    expect(left.sessions.map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).filter((id) => id !== other?.id))
    const answers = await Promise.allSettled([first(getProfile), second(getProfile)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

    expect(good(await tab.commands.profile.endSessions({ id: null })).sessions).toEqual([current])
    await expect(first(getProfile)).rejects.toThrow('token.revoked')
    await expect(second(getProfile)).rejects.toThrow('token.revoked')
    good(await tab.commands.profile.refresh())
  })

  test('log the device out whose session another one has ended', async () => {
    const tab = await world.open()
    await signUp(tab)
    const does = await otherDevice(world.operator.port)
    await does(endOtherSessions)
    await until('the log-out', async () => (await world.db.session.count()) === 0)
    expect(await world.db.notices.toArray()).toMatchObject([{ kind: 'sessionEnded', reason: 'expired' }])
  })

  test('say that an operator without them has none', async () => {
    const tab = await world.open()
    await signUp(tab)
    await world.control.fault({ match: { endpoint: 'getSecurity' }, kind: 'reply', status: 404, times: 0 })
    expect(await tab.commands.profile.loadSecurity()).toMatchObject({ error: { code: 'notOffered' } })
  })
})
