import { describe, expect, test } from 'vitest'
import { readProviderMessage } from '#domain/frames/provider-message.ts'

describe("messages of a provider's frame", () => {
  test.each([
    { type: 'ready' },
    { type: 'size', width: 720, height: 480 },
    { type: 'balance' },
    { type: 'exit' },
    { type: 'deposit' },
    { type: 'storage-blocked' },
    { type: 'error', code: 'session' },
    { type: 'error', code: 'broken' },
  ])('the message $type is accepted', (message) => {
    expect(readProviderMessage(message)).toEqual(message)
  })

  test('data about money and any extra fields are dropped', () => {
    expect(readProviderMessage({ type: 'balance', amount: '1000000.00', currency: 'RUB' })).toEqual({ type: 'balance' })
    expect(readProviderMessage({ type: 'deposit', url: 'https://elsewhere.example' })).toEqual({ type: 'deposit' })
    expect(readProviderMessage({ type: 'error', code: '<b>pay here</b>' })).toEqual({ type: 'error', code: 'broken' })
  })

  test.each([
    null,
    undefined,
    'ready',
    7,
    [],
    {},
    { type: 'navigate', url: 'https://elsewhere.example' },
    { type: ['ready'] },
    { type: 'size' },
    { type: 'size', width: '720', height: 480 },
    { type: 'size', width: Number.NaN, height: 480 },
    { type: 'size', width: 720, height: 1e9 },
    { type: 'size', width: 1, height: 480 },
  ])('%j is not accepted', (data) => {
    expect(readProviderMessage(data)).toBeNull()
  })
})
