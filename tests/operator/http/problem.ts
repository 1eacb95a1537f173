import type { ProblemWire } from '#worker/http/problem.ts'

/** Error texts by field, each "key" or "key:argument". */
export type FieldTexts = Record<string, string[]>

/** Besides the common fields, an error reply may contain data of its call. */
type ProblemBody = ProblemWire & { data?: unknown }

/** An error reply: status, a body as in worker/http/problem.ts, extra headers. */
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

export function rejection(status: number, code: string, headers: Record<string, string> = {}): Problem {
  return new Problem(status, { error: { code } }, headers)
}

export function invalid(errors: FieldTexts): Problem {
  return new Problem(422, { error: { code: 'form.invalid' }, errors })
}
