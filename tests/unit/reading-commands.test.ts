import { describe, expect, it } from 'vitest'
import { getReadingCommand } from '../../worker/domain/protocol/reading-commands.ts'

describe('commands that only read', () => {
  it.each(['refresh', 'refreshBilling', 'loadQuote', 'findGame', 'older', 'checkPromo'])(
    'has %s, which fetches what a page shows',
    (name) => {
      expect(getReadingCommand(['any', name])).toMatchObject({ isShown: true })
    },
  )

  it.each(['checkInvoice', 'checkToken', 'readRound', 'fetchCsvPart'])('has %s, whose answer is for once', (name) => {
    expect(getReadingCommand(['any', name])).toMatchObject({ isShown: false })
  })

  it.each([['betting', 'bet'], ['games', 'dice', 'step'], ['money', 'withdraw'], ['refresh', 'choose'], []])(
    'has nothing of a command that writes: %s',
    (...path) => {
      expect(getReadingCommand(path)).toBeUndefined()
    },
  )
})
