import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { diceRound } from './support/dice-rounds.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

test('a checked round names its bet in words, and folds what only support needs', async () => {
  const round = diceRound('', { key: 'the-key', bet: { target: 9_100, direction: 'over' } })
  await openApp('/fairness/dice', {
    commands: { games: { readRound: async () => ({ ok: true, value: { round, serverSeed: null } }) } },
  })
  await page.getByRole('textbox', { name: say('fairness.paste.label'), exact: true }).fill('{}')
  await page
    .getByTestId('pasted-round')
    .getByRole('button', { name: say('fairness.paste.check'), exact: true })
    .click()
  const facts = page.getByTestId('pasted-round')
  await expect.element(facts.getByText(`${say('fairness.opened.bet')}: over 91.00`, { exact: true })).toBeVisible()
  await expect.element(facts.getByText('the-key', { exact: true })).not.toBeVisible()
  await facts.getByText(say('publicRound.data'), { exact: true }).click()
  await facts.getByText(say('fairness.opened.key'), { exact: true }).click()
  await expect.element(facts.getByText('{"target":9100,"direction":"over"}', { exact: true })).toBeVisible()
  await expect.element(facts.getByText('the-key', { exact: true })).toBeVisible()
})
