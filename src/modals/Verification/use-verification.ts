import { useEffect, useState } from 'react'
import type { DocumentRow } from '../../../worker/db/view.ts'
import type { AppError } from '../../../worker/core/result.ts'
import type { DocumentKind } from '#domain/account/verification.ts'
import { commands } from '../../data/commands.ts'
import { useDocuments } from '../../data/account-queries.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { type FileProblem, fileProblem } from './file-problem.ts'

/** A rejected file and the reason. */
export type RejectedFile = { id: number; kind: DocumentKind; name: string; reason: FileProblem | AppError }

let lastRejectedId = 0

/** The player's documents and their upload state. Uploads continue after the dialog is closed. */
export function useVerification() {
  const documents = useDocuments()
  const reachable = useReachable()
  const state = useViewer()?.player?.verification
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const submit = useSubmit()

  useEffect(() => {
    if (reachable) void commands.verification.refresh()
  }, [reachable])

  const open = documents?.filter(isVerificationOpen) ?? []

  async function add(kind: DocumentKind, files: readonly File[]): Promise<void> {
    const reject = ({ name }: File, reason: RejectedFile['reason']): void => {
      lastRejectedId += 1
      const line = { id: lastRejectedId, kind, name, reason }
      setRejected((all) => [...all, line])
    }
    setRejected((all) => all.filter((each) => each.kind !== kind))
    for (const file of files) {
      const problem = fileProblem(file)
      const answer = problem ? null : await commands.verification.add({ kind, file })
      if (problem) reject(file, problem)
      else if (answer && !answer.ok) reject(file, answer.error)
    }
  }

  return { documents, open, rejected, state, add, submit }
}

/** Whether a document is not submitted yet: it counts towards the limit and can be removed. */
export function isVerificationOpen({ state }: DocumentRow): boolean {
  return state === 'sending' || state === 'arrived'
}

function useSubmit() {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<AppError | null>(null)
  const send = async (): Promise<void> => {
    setSending(true)
    setError(null)
    const answer = await commands.verification.submit()
    setSending(false)
    if (!answer.ok) setError(answer.error)
  }
  return { sending, error, send }
}
