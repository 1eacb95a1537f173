import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { commands } from '../../../data/commands.ts'
import { getRejectionText } from '../../../forms/rejection-texts.ts'
import type { AppError } from '#domain/calls/result.ts'
import type { Security } from '#worker/profile/security.ts'

export type Secret = { secret: string; uri: string }
type Step =
  | { name: 'rest' }
  | { name: 'secret'; secret: Secret }
  | { name: 'backupCodes'; codes: readonly string[] }
  | { name: 'turnOff' }
type Done = { text: 'access.second.turnedOn' | 'access.second.turnedOff'; at: number }

export type SecondFactorChange = {
  /** Fetches the state again. */
  reload: () => Promise<void>
  /** Shows the state that a call has brought about, also if it cannot be fetched. */
  show: (secondFactor: NonNullable<Security['secondFactor']>) => void
}

/** The steps of the second factor's card. Secret and backup codes stay in memory, and only while they are shown. */
export function useSecondFactorSetup({ reload, show }: SecondFactorChange) {
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
    await fail(answer.error)
  }

  /** A conflict: another device has turned it on or off, so this step has no end. */
  async function fail(error: AppError): Promise<void> {
    if (error.code === 'conflict') await reload()
    setProblem(getRejectionText(intl, error))
    setStep({ name: 'rest' })
  }

  function finish(text: Done['text']): void {
    show({ isOn: text === 'access.second.turnedOn', backupCodesLeft: null })
    void reload()
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
    askToDisable: () => {
      setDone(null)
      setProblem(null)
      setStep({ name: 'turnOff' })
    },
    fail,
    finish,
  }
}
