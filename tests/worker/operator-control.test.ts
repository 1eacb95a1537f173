import { describe, expect, test } from 'vitest'
import { getProfile } from '#endpoints/profile.ts'
import { getCatalogue } from '#endpoints/catalogue.ts'
import { getLobby } from '#endpoints/lobby.ts'
import { getGeo } from '#endpoints/geo.ts'
import { good, player, useOperator } from './support/stand-in.ts'

const standIn = useOperator()

describe('the control API', () => {
  test('applies faults to the ordered requests, the ordered number of times', async () => {
    const { control, call } = standIn
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
    standIn.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch: { version: 'other' } })
    const { headers } = await standIn.call(getCatalogue)
    standIn.control.fault({ match: { endpoint: 'getCatalogue' }, kind: 'patch', patch: { version: 'spoilt' } })
    const tag = { 'if-none-match': headers.get('etag') ?? '"none"' }
    expect(good(await standIn.call(getCatalogue, { headers: tag })).version).toBe('spoilt')
  })

  test('recovers when a caller aborts a trickling or hanging reply', async () => {
    const { control } = standIn
    for (const kind of ['trickle', 'hang'] as const) {
      control.fault({ match: { endpoint: 'getGeo' }, kind })
      const caller = new AbortController()
      const reading = fetch(`http://api.localhost:${standIn.operator.port}/geo_ip`, { signal: caller.signal }).then(
        (r) => r.text(),
      )
      await control.waitForRequests({ match: { endpoint: 'getGeo' } })
      caller.abort()
      await expect(reading, kind).rejects.toThrow('aborted')
      control.clearRequests()
    }
    expect((await standIn.call(getGeo)).status).toBe(200)
  })

  test('holds a request until it is released, and lists it in the journal meanwhile', async () => {
    const { control } = standIn
    const id = control.fault({ match: { endpoint: 'getGeo' }, hold: 'before' })
    const answer = standIn.call(getGeo, { headers: { region: 'KZ' } })
    const [seen] = await control.waitForRequests({ match: { endpoint: 'getGeo' } })
    expect(seen).toMatchObject({ method: 'GET', path: '/geo_ip', status: null, headers: { region: 'KZ' } })
    control.release(id)
    expect((await answer).status).toBe(200)
  })

  test('applies a skewed clock to reported dates, not to token expiry', async () => {
    const { token } = await player(standIn)
    standIn.control.skewClock(2 * 86_400_000)
    const answer = await standIn.call(getLobby)
    const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now()
    expect(ahead / 86_400_000).toBeCloseTo(2, 1)
    expect((good(answer).at - Date.now()) / 86_400_000).toBeCloseTo(2, 1)
    expect((await standIn.call(getProfile, { token })).ok).toBe(true)
  })
})
