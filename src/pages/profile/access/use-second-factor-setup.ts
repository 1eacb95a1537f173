import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { commands } from '../../../data/commands.ts'
import { getRejectionText } from '../../../forms/rejection-texts.ts'

export type Secret = { secret: string; uri: string }
type Step =
  | { name: 'rest' }
  | { name: 'secret'; secret: Secret }
  | { name: 'backupCodes'; codes: readonly string[] }
  | { name: 'turnOff' }
type Done = { text: 'access.second.turnedOn' | 'access.second.turnedOff'; at: number }

/** The steps of the second factor's card. Secret and backup codes stay in memory, and only while they are shown. */
export function useSecondFactorSetup(onChange: () => Promise<void>) {
  const intl = useIntl()
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  useBlockReload('secondFactor', step.name !== 'rest')

  async function start(): Promise<void> {
    setStarting(true)
    setProblem(null)
    setDone(null)
    const answer = await commands.profile.startSecondFactor()
    setStarting(false)
    if (answer.ok) return setStep({ name: 'secret', secret: answer.value })
    setProblem(getRejectionText(intl, answer.error))
    // Another device has turned it on.
    if (answer.error.code === 'conflict') await onChange()
  }

  async function finish(text: Done['text']): Promise<void> {
    await onChange()
    setStep({ name: 'rest' })
    setDone({ text, at: performance.now() })
  }

  return {
    step,
    isStarting,
    problem,
    done,
    start: () => void start(),
    cancel: () => setStep({ name: 'rest' }),
    showBackupCodes: (codes: readonly string[]) => setStep({ name: 'backupCodes', codes }),
    askToTurnOff: () => {
      setDone(null)
      setStep({ name: 'turnOff' })
    },
    finish,
  }
}
