import { type FormEvent, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { RoundRow } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { ROUND_TEXT_PROBLEMS } from '#domain/fairness/round-text.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { commands } from '../../data/commands.ts'

/** State of the pasted round: the typed text is never changed, and its error is shown beside it. */
export function usePastedRound() {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<AppError | null>(null)
  const [read, setRead] = useState<{ round: RoundRow; serverSeed: string | null } | null>(null)
  useBlockReload('fairness.pasted', text !== '')

  function type(typed: string): void {
    setText(typed)
    setError(null)
    setRead(null)
  }

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await commands.games.readRound({ text })
    // The text was changed during the check: ignore this result.
    if (field.current?.value !== text) return
    setRead(answer.ok ? answer.value : null)
    setError(answer.ok ? null : answer.error)
    if (!answer.ok) field.current?.focus()
  }

  return { text, type, check, read, problem: error && problemText(intl, error), field }
}

function problemText(intl: IntlShape, { code, fields }: AppError): string {
  const [problemCode = '', name = ''] = fields?.['text']?.[0]?.split(':') ?? []
  const problem = ROUND_TEXT_PROBLEMS.find((each) => each === problemCode)
  return intl.formatMessage({ id: problem ? `fairness.paste.${problem}` : `error.${code}` }, { name })
}
