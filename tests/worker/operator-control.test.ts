import { describe, expect, test } from 'vitest'
import { getProfile } from '../../worker/endpoints/profile.ts'
import { getCatalogue } from '../../worker/endpoints/catalogue.ts'
import { getLobby } from '../../worker/endpoints/lobby.ts'
import { dice } from '../../worker/endpoints/originals/dice.ts'
import { getGeo } from '../../worker/endpoints/geo.ts'
import { good, key, useOperator } from './support/money.ts'
import { diceBets } from './support/dice-bets.ts'

/** All other tests rely on the stand-in operator, so it has to be strict. */

const casino = useOperator()
const { call, player } = casino
const bet = diceBets(call)

describe('the control API', () => {
  test('settles a bet once when its reply is cut after it, and finds it by its key', async () => {
    const { token, email } = await player('100.00')
    const { pair } = good(await call(dice.getState, { token }))
    await casino.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutAfter' })
    const at = key()
    await expect(bet(token, {}, at, pair)).rejects.toThrow()
    const { wallet } = good(await call(dice.getBetByKey, { token, params: { key: at } }))
    expect((await casino.control.wallet(email)).balance).toBe(wallet.balance)
    expect((await casino.control.counters()).betsSettled[at]).toBe(1)
  })

  test('settles no bet when the request is cut before it', async () => {
    const { token, email } = await player('100.00')
    const { pair } = good(await call(dice.getState, { token }))
    await casino.control.fault({ match: { endpoint: 'dice.bet' }, kind: 'cutBefore' })
    await expect(bet(token, {}, key(), pair)).rejects.toThrow()
    expect((await casino.control.wallet(email)).balance).toBe(10_000)
  })

  test('applies faults to the ordered requests, the ordered number of times', async () => {
    const { control } = casino
    const match = { endpoint: 'getGeo' }
    control.fault({ match, kind: 'reply', status: 503, after: 1, times: 2, headers: { 'retry-after': '7' } })
    const statuses = []
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await call(getGeo)).status)
    expect(statuses).toEqual([200, 503, 503, 200])
    await control.reset()
    control.fault({ match, kind: 'patch', patch: { 'data.country_code': 'XX' } })
    expect(good(await call(getGeo)).data.country_code).toBe('XX')
    for (const kind of ['html', 'malformed', 'empty', 'truncated'] as const) {
      control.fault({ match, kind })
      await expect(call(getGeo), kind).rejects.toThrow()
    }
    control.set({ blocked: true, country: 'GB' })
    expect((await call(getGeo)).status).toBe(451)
  })

  test('applies a fault to compressed and tagged replies, too', async () => {
    casino.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch: { version: 'other' } })
    const { headers } = await call(getCatalogue)
    casino.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch: { version: 'spoilt' } })
    const tag = { 'if-none-match': headers.get('etag') ?? '"none"' }
    expect(good(await call(getCatalogue, { headers: tag })).version).toBe('spoilt')
  })

  test('recovers when a caller aborts a trickling or hanging reply', async () => {
    const { control } = casino
    for (const kind of ['trickle', 'hang'] as const) {
      control.fault({ match: { endpoint: 'getGeo' }, kind })
      const caller = new AbortController()
      const reading = fetch(`http://api.localhost:${casino.operator.port}/geo_ip`, { signal: caller.signal }).then(
        (r) => r.text(),
      )
      await control.waitForRequests({ match: { endpoint: 'getGeo' } })
      caller.abort()
      await expect(reading, kind).rejects.toThrow('aborted')
      control.clearRequests()
    }
    expect((await call(getGeo)).status).toBe(200)
  })

  test('holds a request until it is released, and lists it in the journal meanwhile', async () => {
    const { control } = casino
    const id = control.fault({ match: { endpoint: 'getGeo' }, hold: 'before' })
    const answer = call(getGeo, { headers: { region: 'KZ' } })
    const [seen] = await control.waitForRequests({ match: { endpoint: 'getGeo' } })
    expect(seen).toMatchObject({ method: 'GET', path: '/geo_ip', status: null, headers: { region: 'KZ' } })
    control.release(id)
    expect((await answer).status).toBe(200)
  })

  test('applies a skewed clock to reported dates, not to token expiry', async () => {
    const { token } = await player()
    casino.control.skewClock(2 * 86_400_000)
    const answer = await call(getLobby)
    const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now()
    expect(ahead / 86_400_000).toBeCloseTo(2, 1)
    expect((good(answer).at - Date.now()) / 86_400_000).toBeCloseTo(2, 1)
    expect((await call(getProfile, { token })).ok).toBe(true)
  })

  test('stops listening, and starts again on the same port with the same data', async () => {
    const { token } = await player('7.00')
    await casino.control.stopListening()
    await expect(call(getProfile, { token })).rejects.toThrow()
    await casino.control.startListening()
    expect(good(await call(getProfile, { token })).user.balance).toBe(700)
  })
})
