import { describe, expect, it } from 'vitest'
import { getReadingCommand } from '#domain/calls/reading-commands.ts'

describe('commands that only read', () => {
  it.each(['refresh', 'refreshBilling', 'loadQuote', 'findGame', 'older', 'checkPromo'])(
    'include %s, which loads what a page shows',
    (name) => {
      expect(getReadingCommand(['any', name])).toMatchObject({ isShown: true })
    },
  )

  it.each(['checkInvoice', 'checkToken', 'readRound', 'fetchCsvPart'])(
    'include %s, whose result is used once',
    (name) => {
      expect(getReadingCommand(['any', name])).toMatchObject({ isShown: false })
    },
  )

  it.each([['betting', 'bet'], ['games', 'dice', 'step'], ['money', 'withdraw'], ['refresh', 'choose'], []])(
    'do not include the writing command %s',
    (...path) => {
      expect(getReadingCommand(path)).toBeUndefined()
    },
  )
})
