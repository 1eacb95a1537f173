import type { ProblemWire } from '../../../worker/http/problem.ts'

/** Texts by field, each "key" or "key:argument" (spec 5). */
export type FieldTexts = Record<string, string[]>

/** A refusal may carry data of its call beside what every refusal says. */
type ProblemBody = ProblemWire & { data?: unknown }

/** A refusal on its way out: status, the body of worker/http/problem.ts, extra headers. */
export class Problem extends Error {
  readonly status: number
  readonly body: ProblemBody
  readonly headers: Record<string, string>

  constructor(status: number, body: ProblemBody, headers: Record<string, string> = {}) {
    super(body.error?.code ?? `status ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function refusal(status: number, code: string, headers: Record<string, string> = {}): Problem {
  return new Problem(status, { error: { code } }, headers)
}

export function invalid(errors: FieldTexts): Problem {
  return new Problem(422, { error: { code: 'form.invalid' }, errors })
}
