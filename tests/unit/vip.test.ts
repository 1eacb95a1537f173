import { expect, it } from 'vitest'
import { readBenefit, VIP_BENEFITS } from '../../worker/domain/account/vip.ts'

it.each(VIP_BENEFITS)('reads a benefit that has a text: %s', (key) => {
  expect(readBenefit(key)).toEqual({ key, argument: null })
  expect(readBenefit(`${key}:5%`)).toEqual({ key, argument: '5%' })
})

it.each(['', 'yacht', 'cashback2', '__proto__', ':5'])('ignores the unknown benefit %j', (text) => {
  expect(readBenefit(text)).toBeNull()
})
