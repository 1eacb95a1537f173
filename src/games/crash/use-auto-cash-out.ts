import { useIntl } from 'react-intl'
import { type CrashSlot, isAutoCashOut } from '#domain/games/crash.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { readAmountTexts } from '../table/bet/amount-text.ts'
import { createPlayerSetting } from '../table/settings/player-setting.ts'
import { decimalFormat, readDecimal } from '../table/decimal.ts'

const DIGITS = 2
const NOTHING: Record<string, string> = {}
const useTexts = createPlayerSetting('crash.auto', readAmountTexts)

/** The multiplier at which the operator cashes a bet out automatically. */
export type AutoCashOut = {
  text: string
  /** In hundredths; null for a manual cash-out. */
  target: number | null
  /** The text is not a valid multiplier. */
  isWrong: boolean
  setText: (text: string) => void
  /** Formats a multiplier in hundredths for the field. */
  write: (hundredths: number) => string
}

export function useAutoCashOut(slot: CrashSlot, playerId: string | null): AutoCashOut {
  const { formatNumber } = useIntl()
  const [texts, setTexts] = useTexts(playerId)
  const typedTexts = texts ?? NOTHING
  const text = typedTexts[slot] ?? ''
  return {
    text,
    ...readAutoCashOut(text),
    setText: (next) => setTexts({ ...typedTexts, [slot]: next }),
    write: (hundredths) => formatNumber(hundredths / 100, decimalFormat(DIGITS)),
  }
}

/** Parses the typed target; an empty text is valid and means none. */
export function readAutoCashOut(text: string): Pick<AutoCashOut, 'target' | 'isWrong'> {
  const read = readDecimal(text, DIGITS)
  const target = read !== null && isAutoCashOut(read) ? read : null
  return { target, isWrong: target === null && cleanTyped(text) !== '' }
}
