import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { entryDraftAtom } from '../../forms/login-draft.ts'
import { type Modal, modalAtom } from '../../base/state.ts'
import { saveInTab, readFromTab } from '../../browser/session-storage.ts'

type CodeStep = Extract<Modal, { name: 'confirmByPhone' }>

const NAME = 'code-step'

/**
 * Restores the step that asks for the code from the message: a phone may discard the tab while the player reads the
 * message in another app. The typed digits are not stored.
 */
export function useSavedCodeStep(): void {
  const [modal, setModal] = useAtom(modalAtom)
  const setDraft = useSetAtom(entryDraftAtom)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return saveInTab(NAME, isCodeStep(modal) ? modal : null)
    begun.current = true
    const storedStep = readFromTab(NAME)
    if (!isCodeStep(storedStep)) return
    const restore = async (): Promise<void> => {
      // The masks of numbers load for this alone: nearly no page starts with such a step.
      const typing = await import('../../forms/phone-typing.ts').catch(() => undefined)
      const phone = typing?.typePhone({ country: 'ru', typed: '' }, storedStep.phone) ?? null
      setDraft((draft) => ({ ...draft, phone }))
      setModal((open) => open ?? { ...storedStep, isUnasked: true })
    }
    void restore()
  }, [modal, setModal, setDraft])
}

function isCodeStep(value: unknown): value is CodeStep {
  const step: Partial<Record<keyof CodeStep, unknown>> = typeof value === 'object' && value !== null ? value : {}
  return (
    step.name === 'confirmByPhone' && step.purpose === 'login' && typeof step.phone === 'string' && isSent(step.sent)
  )
}

function isSent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('resendAt' in value) || !('expiresAt' in value)) return false
  return Number.isFinite(value.resendAt) && Number.isFinite(value.expiresAt)
}
