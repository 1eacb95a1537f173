import { expect, test } from 'vitest'
import type { ProvidedGame } from '../operator/provider/games.ts'
import { closedPage, gamePage } from '../operator/provider/page.ts'

const about = { locale: 'en', home: 'http://localhost:4173', mode: 'demo', needsStorage: false } as const
const game = { id: 's1', slug: 'game', provider: 'Juniper Row', hasDemo: true, hasWheel: true }
const named = (name: string, kind: ProvidedGame['kind']): ProvidedGame => ({ ...game, name, kind })

test.each(['slots', 'live'] as const)('the page of a %s game shows texts and no markup', async (kind) => {
  const page = String(await gamePage(named('Plain Name', kind), about))
  // Only the JSON in an attribute of the body has quotes to escape.
  expect(page.replace(/data-about="[^"]*"/, '')).not.toMatch(/&\w+;|&#\d+;/)
  expect(page).toContain('<h1>Plain Name</h1>')
})

test('the name of a game is escaped in each place', async () => {
  for (const page of [gamePage(named('<b>&"', 'slots'), about), closedPage(named('<b>&"', 'live'), about)])
    expect(String(await page)).not.toContain('<b>&')
})
