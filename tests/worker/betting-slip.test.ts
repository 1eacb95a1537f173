import { describe, expect, test } from 'vitest'
import { good, signUpWith } from './support/world.ts'
import { selection, useBetting } from './support/betting.ts'

const { find, findFirst, world } = useBetting()

describe('the bet slip', () => {
  test('stores the slip without a network, shares it between tabs, keeps it at login and deletes it at logout', async () => {
    const [one, two] = await find('won', { most: 2 })
    if (!one || !two) throw new Error('too few')
    await world.control.stopListening()
    const tab = await world.open({ online: false })
    good(await tab.commands.betting.slip.add(selection(one)))
    good(await tab.commands.betting.slip.add(selection(two)))
    good(await tab.commands.betting.slip.setStake({ selection: null, currency: 'RUB', text: '25' }))
    tab.stop()
    await world.control.startListening()
    const next = await world.open()
    const slip = async () => world.db.betSlip.get('slip')
    expect(await slip()).toMatchObject({ kind: 'accumulator', stakes: { RUB: '25' }, selections: { length: 2 } })
    await signUpWith(world, next, '1000.00')
    expect((await slip())?.selections).toHaveLength(2)
    good(await next.commands.session.logout())
    expect(await slip()).toBeUndefined()
  })

  test('stores a stake for its currency alone', async () => {
    const tab = await world.open()
    const found = selection(await findFirst('won'))
    const { betting } = tab.commands
    good(await betting.slip.add(found))
    const named = { event: found.event.id, market: found.market.id, outcome: found.outcome }
    for (const chosen of [null, named]) {
      good(await betting.slip.setStake({ selection: chosen, currency: 'RUB', text: '50' }))
      good(await betting.slip.setStake({ selection: chosen, currency: 'USD', text: '1' }))
    }
    const stakes = { RUB: '50', USD: '1' }
    expect(await world.db.betSlip.get('slip')).toMatchObject({ stakes, selections: [{ stakes }] })
    good(await betting.slip.clear())
    expect(await world.db.betSlip.get('slip')).toMatchObject({ stakes: {}, selections: [] })
  })

  test('takes one outcome per market into the slip, and keeps an outcome that is added twice', async () => {
    const tab = await world.open()
    const found = selection(await findFirst('won'))
    const ids = async () => (await world.db.betSlip.get('slip'))?.selections.map(({ outcome }) => outcome)
    good(await tab.commands.betting.slip.add({ ...found, outcome: 'home' }))
    good(await tab.commands.betting.slip.add({ ...found, outcome: 'away' }))
    expect(await ids()).toEqual(['away'])
    good(await tab.commands.betting.slip.add({ ...found, outcome: 'away' }))
    expect(await ids()).toEqual(['away'])
    good(await tab.commands.betting.slip.remove({ event: found.event.id, market: found.market.id, outcome: 'away' }))
    expect(await ids()).toEqual([])
  })
})
