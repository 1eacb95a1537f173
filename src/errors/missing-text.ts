import type { ErrorCode } from '#domain/calls/result.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** Why a data section that was never loaded is empty. While the operator answers, the network is not the reason. */
export function getMissingText(problem: ErrorCode | undefined, reachable: boolean): MessageKey {
  if (!reachable) return 'part.neverLoaded'
  return problem === undefined || problem === 'offline' ? 'error.unavailable' : `error.${problem}`
}
