import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MyDatabase } from '#db/my-database.ts'
import type { TopicStates } from '#db/view.ts'
import { minor } from '#domain/money/money.ts'
import { readTopic, useTopicPart } from '#src/data/topic-part.ts'

const database = new MyDatabase()
const newest = page.getByTestId('newest')
let renders = 0

const hasSameFirst = (one: TopicStates['bets'], other: TopicStates['bets']) => one.latest[0]?.id === other.latest[0]?.id

function Newest() {
  const state = useTopicPart('bets', hasSameFirst)
  useEffect(() => {
    renders += 1
  })
  return <p data-testid="newest">{state === null ? 'nothing yet' : state.latest.map(({ id }) => id).join(', ')}</p>
}

async function arrive(...ids: string[]): Promise<void> {
  const bet = {
    game: 'dice',
    player: null,
    amount: minor(1),
    currency: 'RUB',
    payout: minor(2),
    worth: minor(1),
    at: 1,
  }
  const latest = ids.map((id) => ({ ...bet, id, currency: 'RUB' as const }))
  await database.topics.put({ id: 'bets', asOf: 1, state: { latest, high: [] } })
  await expect.poll(() => readTopic('bets')?.state.latest.map(({ id }) => id)).toEqual(ids)
}

test('renders again only for a state whose part is another', async () => {
  await database.topics.clear()
  await render(<Newest />)
  await expect.element(newest).toHaveTextContent('nothing yet')
  await arrive('a', 'b')
  await expect.element(newest).toHaveTextContent('a, b')
  const before = renders
  await arrive('a', 'c')
  expect(renders).toBe(before)
  await expect.element(newest).toHaveTextContent('a, b')
  await arrive('d', 'c')
  await expect.element(newest).toHaveTextContent('d, c')
})
