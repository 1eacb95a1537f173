import { describe, expect, test } from 'vitest'
import { updateSettings } from '#endpoints/profile.ts'
import { createCaller } from '../operator/caller.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, useWorld } from './support/world.ts'

describe('the language of calls', () => {
  const world = useWorld()
  const requests = (endpoint: string) => world.control.requests({ endpoint })

  test('sends requests in the language that the tab shows after a login elsewhere', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    good(await tab.commands.connection.pageChanged({ locale: 'kz' }))
    good(await tab.commands.lobby.refreshHome())
    const languages = (await requests('getLobby')).map(({ headers }) => headers['accept-language'])
    expect(languages.at(0)).toBe('en')
    expect(languages.at(-1)).toBe('kz')
  })

  test('shows English for a language without texts, and requests that language until another is chosen', async () => {
    const { token } = await world.control.createPlayer({ email: EMAIL, password: PASSWORD })
    await createCaller(world.operator.port)(updateSettings, { token, body: { locale: 'br' } })
    const languages = async (endpoint: string) => (await requests(endpoint)).at(-1)?.headers['accept-language']
    const lobbyIn = async (tab: Tab) => {
      good(await tab.commands.lobby.refreshHome())
      return languages('getLobby')
    }

    const guest = await world.open({ locale: 'en' })
    expect(await lobbyIn(guest)).toBe('en')
    const { session, connection, settings } = guest.commands
    expect(good(await session.loginByEmail({ email: EMAIL, password: PASSWORD }))).toEqual({ locale: 'en' })
    await until('what the guest was told, told anew', async () => (await languages('getLobby')) === 'pt-BR')
    good(await connection.pageChanged({ locale: 'en' }))
    expect(await lobbyIn(guest)).toBe('pt-BR')
    await until('what the shell paints', () => world.browser.bootSnapshot?.locale === 'en')

    await world.control.clearRequests()
    const next = await world.open({ locale: 'en' })
    await until('its visit', async () => (await requests('getProfile')).length > 0)
    expect(await languages('getProfile')).toBe('pt-BR')
    good(await next.commands.connection.pageChanged({ locale: 'kz' }))
    expect(await lobbyIn(next)).toBe('kz')
    next.stop()

    await world.control.fault({ match: { endpoint: 'updateSettings' }, kind: 'reply', status: 503 })
    expect(good(await settings.setLocale({ locale: 'en' }))).toEqual({ queued: 'operator' })
    expect(await lobbyIn(guest)).toBe('en')
    good(await session.logout())
    expect(await lobbyIn(guest)).toBe('en')
  })
})
