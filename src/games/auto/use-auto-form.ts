import { useState } from 'react'
import { AUTO_ROUNDS_MOST, type AutoPlan, isAutoPlan } from '../../../worker/rules/auto-play.ts'
import { type Minor, minor } from '../../../worker/rules/money.ts'
import { parseTyped } from '../../../worker/rules/typed-amount.ts'
import { useLocale } from '../../app/locale.tsx'
import type { MessageKey } from '../../app/dictionary.ts'

const EMPTY = { rounds: '10', steps: '1', onWin: '', onLoss: '', stopLoss: '', stopProfit: '', stopWin: '' }
export type AutoField = keyof typeof EMPTY

/** What is set for auto-play, as typed, and what is wrong with it once it was tried; of steps, how many are the most. */
export function useAutoForm(mostSteps: number) {
  const { locale } = useLocale()
  const [texts, setTexts] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const amount = (text: string): Minor | null => {
    const typed = parseTyped(text, locale)
    return typed.ok && typed.value > 0 ? typed.value : null
  }
  const problems = {
    rounds: isCount(texts.rounds, AUTO_ROUNDS_MOST) ? null : 'auto.wrong.rounds',
    steps: isCount(texts.steps, mostSteps) ? null : 'auto.wrong.steps',
    onWin: isPercent(texts.onWin) ? null : 'auto.wrong.percent',
    onLoss: isPercent(texts.onLoss) ? null : 'auto.wrong.percent',
    stopLoss: amount(texts.stopLoss) === null ? 'auto.wrong.stopLoss' : null,
    stopProfit: texts.stopProfit !== '' && amount(texts.stopProfit) === null ? 'auto.wrong.amount' : null,
    stopWin: texts.stopWin !== '' && amount(texts.stopWin) === null ? 'auto.wrong.amount' : null,
  } as const satisfies Record<AutoField, MessageKey | null>

  function plan(): AutoPlan | null {
    setTried(true)
    const read: AutoPlan = {
      rounds: Number(texts.rounds),
      steps: Number(texts.steps),
      onWin: percentOf(texts.onWin),
      onLoss: percentOf(texts.onLoss),
      stopLoss: amount(texts.stopLoss) ?? minor(0),
      stopProfit: amount(texts.stopProfit),
      stopWin: amount(texts.stopWin),
    }
    return Object.values(problems).every((problem) => problem === null) && isAutoPlan(read) ? read : null
  }

  return {
    texts,
    set: (field: AutoField, text: string) => setTexts((now) => ({ ...now, [field]: text })),
    problem: (field: AutoField) => (tried ? problems[field] : null),
    plan,
  }
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most
}

/** Nothing typed goes back to the first bet. */
function percentOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace('−', '-'))
}

function isPercent(text: string): boolean {
  const percent = percentOf(text)
  return percent === null || (Number.isInteger(percent) && percent >= -100 && percent <= 1_000)
}
