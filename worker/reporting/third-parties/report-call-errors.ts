import type { Call } from '../../http/client.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { runInBackground } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { errorReportsUrl } from '#domain/settings/configuration.ts'
import type { CallErrorReport } from './error-reports.ts'

/**
 * Makes `call` report what is wrong on the operator's side: a reply against the contract, a time-out, a status of 5xx.
 * The same call where no reports are configured.
 */
export function withErrorReports(call: Call, getContext: () => Context): Call {
  if (errorReportsUrl === null) return call
  return async (endpoint, options) => {
    try {
      return await call(endpoint, options)
    } catch (error) {
      const report = toCallReport(endpoint, error)
      if (report) runInBackground(enqueue(getContext(), report))
      throw error
    }
  }
}

async function enqueue(context: Context, report: CallErrorReport): Promise<void> {
  const { enqueueCallReport } = await import('./index.ts')
  await enqueueCallReport(context, report)
}

/** The report of a failed call; null when the operator is not the cause. */
export function toCallReport({ name, method, path }: Endpoint, error: unknown): CallErrorReport | null {
  if (!(error instanceof CommandError)) return null
  const { code, status = null } = error.error
  const isOperators = code === 'contract' || code === 'timeout' || (status !== null && status >= 500)
  // 501 says that the operator has not got the call, which is its choice.
  if (!isOperators || status === 501) return null
  return { endpoint: name, call: `${method} ${path}`, code, status, field: error.field }
}
