import * as v from 'valibot'
import { ANALYTICS_BATCH_MAX } from '#domain/reporting/analytics.ts'
import { post } from '../http/endpoint.ts'
import { nothing, shortText } from '../http/fields.ts'

const value = v.union([v.pipe(v.string(), v.maxLength(1_000)), v.number(), v.boolean(), v.null()])

/**
 * Sends analytics events in batches; the operator forwards them to its analytics. Not in the operator's specification.
 */
export const sendEvents = post('sendEvents', '/api/v2/analytics/batch', {
  token: 'optional',
  body: v.object({
    session_id: shortText,
    events: v.pipe(
      v.array(
        v.object({
          id: shortText,
          name: shortText,
          /** ISO 8601, server time. */
          at: shortText,
          data: v.record(shortText, value),
        }),
      ),
      v.nonEmpty(),
      v.maxLength(ANALYTICS_BATCH_MAX),
    ),
  }),
  reply: nothing,
})
