import { expect, it } from 'vitest'
import { intentKind, parseIntentKind } from '#domain/money/intent-kinds.ts'

it('the kind of a game’s intent is split into what it was made of', () => {
  expect(parseIntentKind(intentKind('rooms', 'bet'))).toEqual({ game: 'rooms', purpose: 'bet' })
  expect(parseIntentKind(intentKind('dice', 'step'))).toEqual({ game: 'dice', purpose: 'step' })
  expect(parseIntentKind('betting.bet')).toEqual({ game: 'betting', purpose: 'bet' })
})

it('a kind of no game is none', () => {
  expect(parseIntentKind('deposit')).toBeNull()
  expect(parseIntentKind('chess.bet')).toBeNull()
})
