import { expect, test } from 'vitest'
import { getLeaders, getTournament, joinTournament } from '#endpoints/tournaments.ts'
import { good, player, useOperator } from './support/stand-in.ts'

const standIn = useOperator()
const ID = 'race'

test('of equal points, the player who reached them first has the better place and its prize', async () => {
  const { control } = standIn
  await control.makeTournament({
    id: ID,
    prizes: [
      ['300.00', 1, 1, 'balance'],
      ['100.00', 2, 2, 'balance'],
    ],
  })
  const [one, other] = [await player(standIn), await player(standIn)]
  for (const { token } of [one, other]) {
    good(await standIn.call(joinTournament, { body: { tournament: ID }, token, key: crypto.randomUUID() }))
  }
  const give = ({ email }: typeof one, points: number) => control.giveTournamentPoints({ id: ID, email, points })
  const readPlace = async ({ token }: typeof one) =>
    good(await standIn.call(getTournament, { params: { id: ID }, token })).tournament.entry?.place

  await give(other, 10)
  await give(one, 10)
  expect([await readPlace(one), await readPlace(other)]).toEqual([2, 1])
  // Points that were equal on the way do not matter: who reached the present ones first?
  await give(one, 5)
  await give(other, 5)
  expect([await readPlace(one), await readPlace(other)]).toEqual([1, 2])
  const { items } = good(await standIn.call(getLeaders, { params: { id: ID } }))
  expect(items.map(({ place, points }) => [place, points])).toEqual([
    [1, 15],
    [2, 15],
  ])

  await control.endTournament(ID)
  expect([(await control.wallet(one.email)).balance, (await control.wallet(other.email)).balance]).toEqual([
    30_000, 10_000,
  ])
})
