import { useState } from 'react'
import { AUTO_ROUNDS_MOST, type AutoPlan, isAutoPlan } from '#domain/games/auto-play.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { parseTyped } from '#domain/money/typed-amount.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import type { MessageKey } from '../../../i18n/dictionary.ts'

/** Amounts belong to their currency: a limit typed in one says nothing about another. */
const AMOUNTS = ['stopLoss', 'stopProfit', 'stopWin'] as const
const EMPTY = { rounds: '10', steps: '1', onWin: '', onLoss: '', stopLoss: '', stopProfit: '', stopWin: '' }
export type AutoField = keyof typeof EMPTY
export type AutoForm = ReturnType<typeof useAutoForm>

/**
 * The auto-play settings as typed, and their errors after the first attempt to start; `mostSteps` is the maximum number
 * of steps.
 */
export function useAutoForm(mostSteps: number, currency: Currency) {
  const { locale } = useLocale()
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const getFieldName = (field: AutoField): string => (isAmount(field) ? `${field} ${currency}` : field)
  const getFieldText = (field: AutoField): string => typed[getFieldName(field)] ?? EMPTY[field]
  const said = (field: AutoField): string => cleanTyped(getFieldText(field))
  const amount = (field: AutoField): Minor | null => {
    const typed = parseTyped(getFieldText(field), locale, currency)
    return typed.ok && typed.value > 0 ? typed.value : null
  }
  const isWrong = (field: AutoField): boolean => said(field) !== '' && amount(field) === null
  const problems = {
    rounds: isCount(said('rounds'), AUTO_ROUNDS_MOST) ? null : 'auto.wrong.rounds',
    steps: isCount(said('steps'), mostSteps) ? null : 'auto.wrong.steps',
    onWin: isPercent(said('onWin')) ? null : 'auto.wrong.percent',
    onLoss: isPercent(said('onLoss')) ? null : 'auto.wrong.percent',
    stopLoss: amount('stopLoss') === null ? 'auto.wrong.stopLoss' : null,
    stopProfit: isWrong('stopProfit') ? 'auto.wrong.amount' : null,
    stopWin: isWrong('stopWin') ? 'auto.wrong.amount' : null,
  } as const satisfies Record<AutoField, MessageKey | null>

  function plan(): AutoPlan | null {
    setTried(true)
    const read: AutoPlan = {
      rounds: Number(said('rounds')),
      steps: Number(said('steps')),
      onWin: toPercent(said('onWin')),
      onLoss: toPercent(said('onLoss')),
      stopLoss: amount('stopLoss') ?? minor(0),
      stopProfit: amount('stopProfit'),
      stopWin: amount('stopWin'),
    }
    return Object.values(problems).every((problem) => problem === null) && isAutoPlan(read) ? read : null
  }

  return {
    getFieldText,
    /** The currency of a field that is an amount. */
    getFieldCurrency: (field: AutoField) => (isAmount(field) ? currency : null),
    set: (field: AutoField, text: string) => setTyped((now) => ({ ...now, [getFieldName(field)]: text })),
    problem: (field: AutoField) => (tried ? problems[field] : null),
    plan,
  }
}

function isAmount(field: AutoField): boolean {
  return AMOUNTS.some((amount) => amount === field)
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

/** Empty text means a return to the base bet. */
function toPercent(text: string): number | null {
  return text === '' ? null : Number(text)
}

function isPercent(text: string): boolean {
  const percent = toPercent(text)
  return percent === null || (Number.isInteger(percent) && percent >= -100 && percent <= 1_000)
}
