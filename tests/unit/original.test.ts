import { createStore } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAmountTexts } from '#src/games/table/bet/amount-text.ts'
import { deviceSwitch } from '#src/games/table/settings/device-switch.ts'
import { readPlayerSetting } from '#src/games/table/settings/player-setting.ts'
import { roundVersion } from '#src/games/table/round/round-version.ts'

describe('the version of a round', () => {
  const round = { id: 'a', step: 1, status: 'open' } as const

  it('changes at every step', () => {
    const versions = [null, round, { ...round, step: 2 }, { ...round, status: 'settled' } as const].map(roundVersion)
    expect(new Set(versions).size).toBe(4)
  })
})

describe('the settings of a table', () => {
  const read = (stored: unknown) => readPlayerSetting(stored, readAmountTexts)

  it('are read as stored, with their player, and without invalid ones', () => {
    const value = { 'keno RUB': '12,5', 'keno USD': 5, 'miner RUB': '1'.repeat(40) }
    expect(read({ playerId: 'p', value })).toEqual({ playerId: 'p', value: { 'keno RUB': '12,5' } })
    expect(read({ playerId: null, value: {} })).toEqual({ playerId: null, value: {} })
  })

  it.each([null, 1, 'x', {}, { value: {} }, { playerId: 4, value: {} }, { playerId: 'p', value: null }])(
    'are empty when %j is stored',
    (odd) => {
      expect(read(odd)).toEqual({ playerId: null, value: null })
    },
  )
})

describe('a switch for all games', () => {
  afterEach(() => vi.unstubAllGlobals())

  function stubStorage() {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    })
  }

  it('is off until it is turned on, and then stays on for the device', () => {
    stubStorage()
    const store = createStore()
    const sound = deviceSwitch('sound')
    expect(store.get(sound)).toBe(false)
    store.set(sound, true)
    expect([store.get(sound), createStore().get(deviceSwitch('sound'))]).toEqual([true, true])
    expect(createStore().get(deviceSwitch('shortcuts'))).toBe(false)
    store.set(sound, false)
    expect(createStore().get(deviceSwitch('sound'))).toBe(false)
  })

  it('is on until it is turned off where that is the default, and then stays off', () => {
    stubStorage()
    const store = createStore()
    const effects = deviceSwitch('effects', true)
    expect(store.get(effects)).toBe(true)
    store.set(effects, false)
    expect([store.get(effects), createStore().get(deviceSwitch('effects', true))]).toEqual([false, false])
  })

  it('works without storage, until the page is closed', () => {
    const store = createStore()
    const sound = deviceSwitch('sound')
    store.set(sound, true)
    expect(store.get(sound)).toBe(true)
  })
})
