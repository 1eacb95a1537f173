import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Form } from './pages/forms.ts'
import { button, heading, main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { say, saying } from './support/texts.ts'

const QUESTIONS = 44
const search = page.getByRole('searchbox', { name: say('faq.search'), exact: true })

/** The visible questions. */
function questions(): string[] {
  return [...document.querySelectorAll('summary')].flatMap((each) => (each.checkVisibility() ? [each.textContent] : []))
}

const openCount = () => document.querySelectorAll('details[open]').length

/** The visible matches of a search. */
function marks(): string {
  return [...document.querySelectorAll('mark')]
    .flatMap((each) => (each.checkVisibility() ? [each.textContent] : []))
    .join()
}

async function openFaq(address = '/faq'): Promise<void> {
  await openApp(address)
  await expect.element(heading('FAQ')).toBeVisible()
  await expect.poll(questions).toHaveLength(QUESTIONS)
}

test('an address opens its question, and the keyboard closes it', async () => {
  await openFaq('/faq#time-left')
  const question = page.getByText('What does “Time left” mean?')
  const answer = page.getByText('You have a limited time to pay')
  await expect.element(question).toBeInViewport()
  await expect.element(answer).toHaveTextContent('usually 20 minutes')
  const summary = question.element().closest('summary')
  summary?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).not.toBeVisible()
})

test.each([
  { typed: 'withdrawl', finds: 'withdrawal' },
  { typed: 'карту', finds: 'card' },
])('a search for $typed shows $finds', async ({ typed, finds }) => {
  await openFaq()
  await search.fill(typed)
  await expect.poll(marks).toContain(finds)
  // A question that the search has opened stays open while the search lasts.
  await search.fill('')
  await expect.poll(questions).toHaveLength(QUESTIONS)
  await expect.poll(openCount).toBe(0)
})

test('a search shows only the questions that it found', async () => {
  await openFaq()
  await search.fill('promo')
  await expect.element(page.getByText(saying('faq.found'))).toBeVisible()
  await expect.poll(questions).toContain('Where do I enter a promo code?')
  expect(questions()).not.toContain('Is there an app?')
})

test('a whole sentence shows the closest questions', async () => {
  await openFaq()
  await search.fill('game froze in the middle of a spin')
  await expect.element(main).toHaveTextContent(/No exact answer\. (This one comes|These come) closest:/)
  await expect.poll(() => questions()[0]).toMatch(/What if I lose connection in the middle of a round/)
  expect(openCount()).toBe(0)
})

test('a search without a result leads to support and back to all questions', async () => {
  await openFaq()
  await search.fill('xylophone')
  await expect.element(page.getByText(saying('faq.nothing', { query: 'xylophone' }))).toBeVisible()
  await button(say('faq.ask')).click()
  await expect.element(new Form(say('support.title')).dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button(say('faq.all')).click()
  await expect.poll(questions).toHaveLength(QUESTIONS)
})
