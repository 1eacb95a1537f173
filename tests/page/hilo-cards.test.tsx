import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GameRound } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { DealtCard } from '#src/games/hilo/DealtCard.tsx'
import type { TrailItem } from '#src/games/hilo/hilo-odds.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const FIRST: TrailItem = { card: 40, step: null, paid: null, outcome: 'first' }
const NEWEST: TrailItem = { card: 45, step: 'higher', paid: 643, outcome: 'right' }

/** A round of three cards, each higher than the one before it. */
function openRound(playerId: string): GameRound<'hilo'> {
  return {
    id: 'r',
    playerId,
    at: Date.now(),
    key: null,
    lastKey: null,
    currency: 'RUB',
    game: 'hilo',
    bet: {},
    amount: minor(100),
    status: 'open',
    step: 2,
    cashOut: minor(150),
    payout: minor(0),
    serverSeedHash: 'a'.repeat(64),
    clientSeed: 'seed',
    nonce: 0,
    state: { cards: [0, 12, 20], steps: ['higher', 'higher'] },
  }
}

const readCentre = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, width }
}

test('the card that leaves the pile of hilo lands on the last place of the row', async () => {
  const row = createRef<HTMLOListElement>()
  const table = (newest: TrailItem, before?: TrailItem) => (
    <div style={{ width: '300px' }}>
      <div data-testid="pile" style={{ position: 'relative', width: '100px', height: '140px' }}>
        <DealtCard key={newest.card} newest={newest} before={before} row={row} isLocal isAnimating />
      </div>
      <ol ref={row} style={{ display: 'flex', paddingLeft: '120px' }}>
        <li>
          <svg width="40" height="56" data-testid="place" />
        </li>
      </ol>
    </div>
  )
  const { rerender } = await render(table(FIRST))
  await rerender(table(NEWEST, FIRST))
  const pile = readCentre(page.getByTestId('pile').element())
  const place = readCentre(page.getByTestId('place').element())
  const { style } = page.getByTestId('pile').element().lastElementChild as HTMLElement // the card on its way is drawn last
  expect(Number.parseFloat(style.getPropertyValue('--x'))).toBeCloseTo(place.x - pile.x, 0)
  expect(Number.parseFloat(style.getPropertyValue('--size'))).toBeCloseTo(place.width / pile.width, 2)
})

test('in an open round of hilo the row shows the cards that were played, and waits for the one on the pile', async () => {
  await openApp('/games/hilo', {
    fill: async (database) => {
      const playerId = await logIn(database, { balance: 10_000 })
      await database.rounds.put(openRound(playerId))
    },
  })
  const cards = page.getByRole('list', { name: say('hilo.trail'), exact: true }).getByRole('listitem')
  await expect.poll(() => cards.elements().length).toBe(3)
  const isSeen = cards.elements().map((card) => getComputedStyle(card.querySelector('svg') ?? card).opacity === '1')
  expect(isSeen).toEqual([true, true, false])
})
