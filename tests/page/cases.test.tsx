import { expect, test } from 'vitest'
import type { CaseCard } from '#db/view.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { minor } from '#domain/money/money.ts'
import { button, heading, link, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const cases = main.getByRole('list', { name: say('nav.cases'), exact: true }).getByRole('listitem')

/** The cases that rounds are drawn from, as the operator sells them. */
const CARDS: CaseCard[] = CASE_TABLES.map(({ slug, price, items }) => ({
  slug,
  name: { en: slug },
  picture: slug,
  price: { RUB: minor(price * 100) },
  items: items.map((item) => ({ ...item, name: { en: item.id }, picture: item.id })),
}))

/** Opens an address with these cases stored; null: none were ever loaded. */
function openCases(path: string, cards: CaseCard[] | null, isDown = false) {
  return openApp(path, {
    commands: { games: { cases: { loadCatalogue: async () => ({ ok: true, value: undefined }) } } },
    fill: async ({ facts }) => {
      if (cards) await facts.put({ id: 'cases', cases: cards, fetchedAt: Date.now() })
      if (isDown) await facts.put({ id: 'problems', parts: { casesCatalogue: 'operator' } })
    },
  })
}

test('a list that cannot be loaded says so, and one that was loaded once stays', async () => {
  const { database } = await openCases('/games/cases', null, true)
  await expect.element(main.getByRole('alert')).toHaveTextContent(saying('error.operator'))
  await expect.element(cases.first()).not.toBeInTheDocument()
  await database.facts.put({ id: 'cases', cases: CARDS, fetchedAt: Date.now() })
  await expect.poll(() => cases.elements().length).toBe(CARDS.length)
  await expect.element(main.getByRole('alert')).toHaveTextContent(saying('error.operator'))
})

test('each case is a chest of its material, out of which its three best items look', async () => {
  await openCases(
    '/games/cases',
    CARDS.flatMap((card, at) => (at === 0 ? [card, { ...card, slug: 'new-case' }] : [card])),
  )
  await expect.poll(() => cases.elements().length).toBe(CARDS.length + 1)
  const chests = cases.elements().map((tile) => tile.querySelector('span[data-material]'))
  expect(chests.map((chest) => chest?.querySelectorAll('[data-rarity]').length)).toEqual(chests.map(() => 3))
  const materials = chests.map((chest) => chest?.getAttribute('data-material'))
  // One that the page does not know has one of the materials too.
  expect(new Set(materials).size).toBe(CARDS.length)
})

test('an operator without cases is said to have none', async () => {
  await openCases('/games/cases', [])
  await expect.element(main.getByText(say('cases.none'))).toBeVisible()
})

test('an unknown case is not found, with a way to all cases', async () => {
  await openCases('/games/cases/none', CARDS)
  await expect.element(heading(say('notFound.title', { path: '/games/cases/none' }))).toBeVisible()
  await expect.poll(() => document.title).toBe(say('notFound.title', { path: '/games/cases/none · Tulpar' }))
  await link(say('cases.all')).click()
  await expect.poll(() => cases.elements().length).toBe(CARDS.length)
})

test('a case that is not the one that rounds are drawn from, and not sold in roubles, cannot be opened', async () => {
  const changed = CARDS.map((card) =>
    card.slug === 'caravan'
      ? {
          ...card,
          price: { USD: minor(20) },
          items: card.items.map((item, at) => (at === 0 ? { ...item, weight: item.weight + 1 } : item)),
        }
      : card,
  )
  await openCases('/games/cases/caravan', changed)
  const contents = main.getByRole('region', { name: say('cases.contents'), exact: true })
  await expect.element(contents).toHaveTextContent(saying('cases.otherTable'))
  await expect.element(main.getByText(say('cases.notSold'))).toBeVisible()
  await expect.element(button(say('cases.open'))).toHaveAttribute('aria-disabled', 'true')
})
