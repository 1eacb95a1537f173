import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadGuarded, reloadPause } from '../../src/host/reload-guard.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const reload = vi.fn()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/games/dice', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

test('a page reloads by itself at most once in 10 s', () => {
  expect(reloadGuarded(NOON)).toBe(true)
  expect(reloadGuarded(NOON + 9_999)).toBe(false)
  expect(reloadPause(NOON + 4_000)).toBe(6_000)
  expect(reloadGuarded(NOON + 10_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('and three times in all', () => {
  for (let minute = 0; minute < 60; minute++) reloadGuarded(NOON + minute * 60_000)
  expect(reload).toHaveBeenCalledTimes(3)
  expect(reloadPause(NOON + 3_600_000)).toBe(Infinity)
})

test('what is kept names the page and when the guard ends', () => {
  reloadGuarded(NOON)
  expect(JSON.parse(sessionStorage.getItem('nuxt:reload') ?? '')).toMatchObject({
    path: '/games/dice',
    expiry: NOON + 10_000,
  })
})

test('a device clock that was set back does not keep the guard up', () => {
  reloadGuarded(NOON)
  expect(reloadPause(NOON - 3_600_000)).toBe(0)
})

test('without a storage to count in, the page does not reload by itself', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(reloadGuarded(NOON)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
