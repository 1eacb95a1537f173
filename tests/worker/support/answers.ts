import type { Answer } from '../../operator/caller.ts'

/** The reply of a call that has to succeed; throws otherwise. */
export function good<E>(answer: Answer<E>) {
  if (!answer.ok) throw new Error(`refused: ${answer.status} ${JSON.stringify(answer.problem)}`)
  return answer.reply
}

/** Status, code and field errors of a call that has to be rejected; throws if it succeeds. */
export function rejected<E>(answer: Answer<E>) {
  if (answer.ok) throw new Error('was not refused')
  return { status: answer.status, code: answer.problem.error?.code, errors: answer.problem.errors }
}
