import { queueCalls } from './background-sync.ts'
import { answerPages } from './messages.ts'
import { openPressed } from './notification-click.ts'
import { syncPeriodically } from './periodic-sync.ts'
import { precache } from './precache.ts'
import { receivePushes } from './push.ts'
import { cacheAtRuntime } from './routes.ts'
import { askForSignsOfLife } from './health-check.ts'

declare const self: ServiceWorkerGlobalScope

precache()
cacheAtRuntime()
askForSignsOfLife()
queueCalls()
syncPeriodically()
answerPages()
receivePushes()
openPressed()
// The first visit is cached, and its calls are enqueued, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
