import type { FromServiceWorkerReply, ToServiceWorker } from '#domain/browser/service-worker-messages.ts'
import { forgetCalls, replayCalls } from './background-sync.ts'
import { isUnwanted, pollBuild } from './build-poll.ts'
import { buildServed, cachePage, fetchRest, noteFailure, repair } from './precache.ts'
import { forgetPushes } from './push.ts'
import { noteBoot, readState } from './release-state.ts'
import { forgetImages } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

/** Runs a page's message, and replies on the message's port when it is done. */
export function answerPages(): void {
  self.addEventListener('message', (event) => event.waitUntil(answer(event)))
}

async function answer(event: ExtendableMessageEvent): Promise<void> {
  // Safe: only pages of our own origin can post here, and only src/browser/service-worker does.
  const more = await follow(event.data as ToServiceWorker, event).catch(() => undefined)
  const { message } = await readState()
  const reply: FromServiceWorkerReply = { build: await buildServed(), message, ...more }
  event.ports[0]?.postMessage(reply)
}

async function follow(
  message: ToServiceWorker,
  event: ExtendableEvent,
): Promise<Partial<FromServiceWorkerReply> | void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'IDLE':
      // A page that was loading while this worker became active has no controller, and would have none until its next
      // load.
      await self.clients.claim().catch(() => undefined)
      await Promise.all([fetchRest(event), replayCalls(message.current)])
      return
    case 'CACHE_PAGE':
      return cachePage(message.urls)
    case 'FETCH_REST':
      return fetchRest(event)
    case 'SEND_CALLS':
      await replayCalls(message.current)
      return
    case 'CHECK_BUILD':
      return { isUnwanted: await isUnwanted() }
    case 'POLL_BUILD':
      return pollBuild()
    case 'FORGET_OWNER':
      // Not awaited: a logout does not wait for a push service.
      event.waitUntil(forgetPushes().catch(() => undefined))
      await Promise.all([forgetCalls(message.owner), forgetImages()])
      return
    case 'REPAIR':
      return repair()
    case 'BOOTED':
      return { left: await noteBoot(message.build) }
    case 'FAILED':
      return { go: await noteFailure(message.build) }
    case 'VERSION':
  }
}
