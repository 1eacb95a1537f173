import * as v from 'valibot'
import { get } from '../http/endpoint.ts'

/**
 * The snapshot of a topic, for networks that block the socket: the app asks for it every few seconds. 404 with
 * `topic.unknown` if there is no such topic. Not in the operator's specification.
 */
export const getTopic = get('getTopic', '/api/v2/topics/{topic}', {
  service: 'general',
  token: 'none',
  reply: v.object({
    /** What the socket's frame `topic` has as `data`. */
    state: v.unknown(),
  }),
  statuses: [404],
})
