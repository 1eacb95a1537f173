import { useState } from 'react'
import type { DocumentRow } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import type { DocumentKind } from '#domain/player/verification.ts'
import { commands } from '../../data/commands.ts'
import { useDocuments } from '../../data/account-queries.ts'
import { useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { type FileProblem, fileProblem } from './file-problem.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A rejected file and the reason. */
export type RejectedFile = { id: number; kind: DocumentKind; name: string; reason: FileProblem | AppError }

/** A photo that was larger than allowed: while it is made smaller, and afterwards. */
export type ShrunkPhoto = { id: number; kind: DocumentKind; name: string; isDone: boolean }

let lastId = 0

/** The player's documents and their upload state. Uploads continue after the dialog is closed. */
export function useVerification() {
  const documents = useDocuments()
  const state = useViewer()?.player?.verification
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const [shrunk, setShrunk] = useState<readonly ShrunkPhoto[]>([])
  const submit = useSubmit()

  useRefresh(() => commands.verification.refresh())

  const open = documents?.filter(isVerificationOpen) ?? []

  async function add(kind: DocumentKind, files: readonly File[]): Promise<void> {
    const reject = ({ name }: File, reason: RejectedFile['reason']): void => {
      lastId += 1
      const line = { id: lastId, kind, name, reason }
      setRejected((all) => [...all, line])
    }
    const shrink = async (file: File): Promise<File | null> => {
      lastId += 1
      const line = { id: lastId, kind, name: file.name, isDone: false }
      setShrunk((all) => [...all, line])
      const small = await shrinkPhoto(file)
      setShrunk((all) =>
        all.flatMap((each) => (each.id !== line.id ? [each] : small ? [{ ...each, isDone: true }] : [])),
      )
      return small
    }
    setRejected((all) => all.filter((each) => each.kind !== kind))
    setShrunk((all) => all.filter((each) => each.kind !== kind || !each.isDone))
    for (const original of files) {
      const file = fileProblem(original) === 'size' ? ((await shrink(original)) ?? original) : original
      const problem = fileProblem(file)
      const answer = problem ? null : await commands.verification.add({ kind, file })
      if (problem) reject(file, problem)
      else if (answer && !answer.ok) reject(file, answer.error)
    }
  }

  return { documents, open, rejected, shrunk, state, add, submit }
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
