import { expect, test } from 'vitest'
import { getProfile, updateSettings } from '#endpoints/profile.ts'
import { good, player, rejected, useOperator } from './support/stand-in.ts'

const standIn = useOperator()

test('rejects a time zone that does not exist', async () => {
  const { token } = await player(standIn)
  const unknown = await standIn.call(updateSettings, { token, body: { timezone: 'Mars/Olympus' } })
  expect(rejected(unknown).errors).toEqual({ timezone: ['timezone.unknown'] })
})

test('includes the super bonus in every profile while there is one', async () => {
  const { token } = await player(standIn)
  standIn.control.set({ superBonus: 'spring' })
  expect(good(await standIn.call(getProfile, { token })).super_bonus).toBe('spring')
  standIn.control.set({ superBonus: null })
  expect(good(await standIn.call(getProfile, { token })).super_bonus).toBeUndefined()
})
