import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getFreeSpins, getWaitingBonus } from '../../worker/endpoints/bonuses.ts'
import { getGeo } from '../../worker/endpoints/geo.ts'
import { getLobby } from '../../worker/endpoints/lobby.ts'
import { getFavourites } from '../../worker/endpoints/personal-lobby.ts'
import { readReply } from '../../worker/http/reply.ts'
import { minor } from '../../worker/domain/money/money.ts'
import { EMAIL, good, signUp, useWorld } from './support/world.ts'

const WHERE = { ip: '192.0.2.7', country_code: 'KZ' }

function read<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> | 'does not fit' {
  const { parsed } = readReply(schema, json)
  return parsed.success ? parsed.output : 'does not fit'
}

describe('a wrapped or bare reply', () => {
  test.each([
    ['as the specification prints it', { data: WHERE }],
    ['without the wrapper', WHERE],
    ['wrapped once more', { data: { data: WHERE } }],
  ])('reads a reply whose schema has a data field %s', (_form, json) => {
    expect(read(getGeo.reply, json)).toEqual({ data: WHERE })
  })

  test('reads a list bare and wrapped', () => {
    expect(read(getFavourites.reply, ['7', 'original:dice'])).toEqual(['7', 'original:dice'])
    expect(read(getFavourites.reply, { data: ['7'], success: true })).toEqual(['7'])
    expect(read(getFreeSpins.reply, [])).toEqual({ data: [] })
  })

  test('does not read fields of the wrapper as the reply', () => {
    const schema = v.object({ status: v.optional(v.number(), 1), id: v.string() })
    expect(read(schema, { status: 200, data: { id: 'a' } })).toEqual({ status: 1, id: 'a' })
  })

  test('accepts an unknown field called data in a bare reply', () => {
    const schema = v.object({ id: v.string() })
    expect(read(schema, { id: 'a', data: { other: true } })).toEqual({ id: 'a' })
  })

  test('reads null as none where the contract says so', () => {
    for (const json of [null, { data: null }, { data: { data: null } }]) {
      expect(read(getWaitingBonus.reply, json)).toEqual({ data: null })
    }
  })

  test.each([[undefined], [null], ['text'], [{}], [{ data: null }], [{ data: 'text' }]])('rejects %j', (json) => {
    expect(read(getLobby.reply, json)).toBe('does not fit')
    expect(read(getGeo.reply, json)).toBe('does not fit')
    expect(read(getFreeSpins.reply, json)).toBe('does not fit')
  })
})

describe('the client with an operator that wraps replies', () => {
  const world = useWorld()

  test('reads a wrapped profile and a wrapped lobby', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { id } = await world.control.wallet(EMAIL)
    const reply = (endpoint: string, body: unknown) =>
      world.control.fault({ match: { endpoint }, kind: 'reply', status: 200, body, times: 0 })
    await reply('getProfile', {
      success: true,
      data: { user: { id, balance: '12.50', currency: 'RUB', balance_version: 9 } },
    })
    await reply('getLobby', { data: { version: 'wrapped', at: '2026-01-01T00:00:00.000Z', shelves: [] } })
    good(await tab.commands.profile.refresh())
    good(await tab.commands.lobby.refreshHome())
    const [wallet] = await world.db.wallets.toArray()
    expect(wallet).toMatchObject({ balance: minor(1_250) })
    expect(await world.db.lobby.get('home')).toMatchObject({ shelves: [] })
  })
})
