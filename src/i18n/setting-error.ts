import type { Enqueued } from '#worker/outbox/optimistic-update.ts'
import type { ErrorCode, Result } from '#domain/calls/result.ts'

/**
 * The error of a changed setting that a notification has to show: of one that is rejected, or that is enqueued for
 * another reason than the network, which the page shows anyway. Otherwise null.
 */
export function getSettingError(answer: Result<Enqueued>): ErrorCode | null {
  if (!answer.ok) return answer.error.code
  return answer.value.queued === 'offline' ? null : answer.value.queued
}
