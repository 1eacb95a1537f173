import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOON = Date.UTC(2026, 0, 1, 12)
const reload = vi.fn()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/games/dice', reload })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

/** A page that has just loaded. */
async function load() {
  vi.resetModules()
  return import('#src/browser/reload-guard.ts')
}
/** The reply of the guard to a page that loads now and wants to reload at once. */
const reloadGuarded = async (now: number) => (await load()).reloadGuarded(now)
const reloadPause = async (now: number) => (await load()).reloadPause(now)

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('a page reloads by itself at most once in 10 s', async () => {
  expect(await reloadGuarded(NOON)).toBe(true)
  expect(await reloadGuarded(NOON + 9_999)).toBe(false)
  expect(await reloadPause(NOON + 4_000)).toBe(6_000)
  expect(await reloadGuarded(NOON + 10_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page reloads by itself at most three times', async () => {
  for (let minute = 0; minute < 60; minute++) await reloadGuarded(NOON + minute * 60_000)
  expect(reload).toHaveBeenCalledTimes(3)
  expect(await reloadPause(NOON + 3_600_000)).toBe(Infinity)
})

test('the stored entry names the page and the time at which the guard ends', async () => {
  await reloadGuarded(NOON)
  expect(JSON.parse(sessionStorage.getItem('nuxt:reload') ?? '')).toMatchObject({
    path: '/games/dice',
    expiry: NOON + 10_000,
  })
})

test('a device clock that was set back does not extend the guard', async () => {
  await reloadGuarded(NOON)
  expect(await reloadPause(NOON - 3_600_000)).toBe(0)
})

test('without storage for the counter the page does not reload by itself', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(await reloadGuarded(NOON)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a page that is already unloading is not reloaded again, unless the browser drops the reload', async () => {
  const page = await load()
  expect(page.reloadGuarded(NOON)).toBe(true)
  expect(page.reloadGuarded(NOON + 29_000)).toBe(true)
  expect(page.reloadPause(NOON + 29_000)).toBe(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(page.reloadGuarded(NOON + 30_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
