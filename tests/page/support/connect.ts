import { pageBridge } from '#src/browser/page-bridge.ts'
import { pageFacts } from '#src/browser/page-facts.ts'
import { connectWorker } from '#src/data/worker-client.ts'

let isConnected = false

/** Connects the page to its worker, once. */
export function connect(): void {
  if (!isConnected) connectWorker(pageBridge, pageFacts)
  isConnected = true
}
