import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCatalogue } from '#endpoints/catalogue.ts'

const GAME = ['1', 'amber', 'Amber', 0, 'slots', 1, false, 0, 0, true, 20_000]

test.each([
  ['a number of hundredths', [null, 9_650], 9_650],
  ['none', [], undefined],
  ['null', [null, null], null],
  ['more than all', [null, 10_001], null],
  ['nothing', [null, 0], null],
  ['a fraction', [null, 96.5], null],
  ['a text', [null, '96.5'], null],
])('a game stays in the catalogue with its RTP as %s', (_what, end, rtp) => {
  const lists = { version: '1', providers: [{ id: 'p', name: 'P' }], types: [], features: [] }
  const { games } = v.parse(getCatalogue.reply, { ...lists, games: [[...GAME, ...end]] })
  expect(games).toHaveLength(1)
  expect(games[0]?.[12]).toBe(rtp)
})
