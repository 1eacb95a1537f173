import { describe, expect, test } from 'vitest'
import { until } from './support/until.ts'
import { good, useWorld, type TabWorld } from './support/world.ts'

describe('mirrors', () => {
  const world = useWorld()
  const here = { href: 'http://localhost/games/slots?q=jade' }
  const getMirrorAddress = ({ operator }: TabWorld) => `http://www.localhost:${operator.port}/`
  const link = async () => {
    const row = await world.db.facts.get('mirror')
    return row?.id === 'mirror' ? row.link : null
  }
  const lost = async () => {
    const row = await world.db.facts.get('connection')
    return row?.id === 'connection' && !row.reachable
  }

  test('loads a mirror while the operator is reachable, and opens it when it is not', async () => {
    const tab = await world.open()
    await until('the link', link)
    expect(await link()).toBe(getMirrorAddress(world))
    await world.control.stopListening()
    await tab.commands.lobby.refreshHome()
    await until('the loss', lost)
    good(await tab.commands.mirrors.open(here))
    expect(tab.navigations).toEqual([{ reason: 'mirror', address: `${getMirrorAddress(world)}games/slots?q=jade` }])
  })

  test('loads a mirror on a click even while health checks fail', async () => {
    await world.control.fault({ match: { site: 'api', path: '^/(?!mirror$)' }, kind: 'cutBefore', times: 0 })
    const tab = await world.open()
    // A check during which another host answers finds no loss.
    await until('the loss', async () => {
      good(await tab.commands.connection.retry())
      return lost()
    })
    good(await tab.commands.mirrors.open(here))
    // The leader may have asked as well.
    expect((await world.control.requests({ endpoint: 'getMirror' })).length).toBeGreaterThan(0)
    expect(tab.navigations).toHaveLength(1)
  })

  test('neither stores nor opens a mirror address that is not allowed', async () => {
    const reply = { redirect: { newLink: 'https://user:secret@evil.example/' } }
    await world.control.fault({ match: { endpoint: 'getMirror' }, kind: 'reply', status: 200, body: reply, times: 0 })
    const tab = await world.open()
    expect(await tab.commands.mirrors.open(here)).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    expect(await link()).toBeNull()
    expect(tab.navigations).toEqual([])
  })

  test('does not leave a page with a reset token for another domain, which would not have the token', async () => {
    await world.control.fault({
      match: { endpoint: 'postMirrorRedirect' },
      kind: 'reply',
      status: 200,
      body: { redirect: { newLink: 'https://new.example' } },
      times: 0,
    })
    const tab = await world.open({ href: `http://localhost:${world.operator.port}/reset-password` })
    await until('the mirror data', async () => (await world.control.requests({ endpoint: 'postMirror' })).length > 0)
    good(await tab.commands.lobby.refreshHome())
    expect(tab.navigations).toEqual([])
    expect(await world.control.requests({ endpoint: 'postMirrorRedirect' })).toEqual([])
  })

  test('writes the verification of a search engine into the page', async () => {
    await world.control.fault({
      match: { endpoint: 'postMirror' },
      kind: 'patch',
      patch: { meta_yandex_verification: 'abc123' },
    })
    await world.open()
    await until('the meta tag', () => 'yandex-verification' in world.browser.metas)
    expect(world.browser.metas).toEqual({ 'yandex-verification': 'abc123' })
  })

  test('loads the mirror data even if the mirror redirect fails', async () => {
    await world.control.set({ sso: 'https://sso.example/enter' })
    await world.control.fault({ match: { endpoint: 'postMirrorRedirect' }, kind: 'reply', status: 404, times: 0 })
    await world.open()
    await until('the mirror data', async () => {
      const row = await world.db.facts.get('mirror')
      return row?.id === 'mirror' && row.sso === 'https://sso.example/enter'
    })
  })
})
