import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Dictionary, addTexts, fillBundles, firstTexts, loadTexts, onMoreTexts } from '#src/i18n/dictionary.ts'
import type { Locale } from '#domain/languages/locales.ts'

beforeAll(() => firstTexts('en'))
afterEach(() => vi.restoreAllMocks())

describe('the texts of a lazy chunk', () => {
  it('fall back to English with one warning, and change to the chosen language once they load', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let isGone = true
    const load = vi.fn(async (locale: Locale): Promise<{ default: Dictionary }> => {
      if (isGone && locale !== 'en') throw new Error('gone')
      return { default: { 'part.text': [{ type: 0, value: locale }] } }
    })
    let shown: Dictionary = {}
    onMoreTexts(async () => {
      shown = (await loadTexts('ru')).dictionary
    })
    const text = () => shown['part.text']?.map((element) => 'value' in element && element.value)

    await addTexts(load)
    expect(text()).toEqual(['en'])
    expect(shown['nav.slots']).toMatchObject([{ value: 'Слоты' }])
    // Another page of the chunk and a restored network: still nothing, and no further warning.
    await addTexts(load)
    await fillBundles()
    expect(text()).toEqual(['en'])
    expect(warned.mock.calls).toEqual([[expect.stringContaining('Failed locale loading: ru'), expect.any(Error)]])

    isGone = false
    await fillBundles()
    expect(text()).toEqual(['ru'])
    load.mockClear()
    await fillBundles()
    await addTexts(load)
    expect(load).not.toHaveBeenCalled()
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('are requested again if they cannot be loaded in English either', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    onMoreTexts(async () => void (await loadTexts('kz')))
    await expect(addTexts(load)).rejects.toThrow('gone')
    await expect(addTexts(load)).rejects.toThrow('gone')
    expect(load.mock.calls.length).toBeGreaterThanOrEqual(4)
  })
  it('are loaded in the new language if it was changed meanwhile', async () => {
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const slow = () => arrived.then(() => ({ default: { 'slow.text': [] } }))
    onMoreTexts(async () => undefined)
    await addTexts(slow)
    const loading = loadTexts('kz')
    await addTexts(async () => ({ default: { 'quick.text': [] } }))
    arrive()
    const { dictionary } = await loading
    expect(Object.keys(dictionary)).toEqual(expect.arrayContaining(['slow.text', 'quick.text']))
  })
})
