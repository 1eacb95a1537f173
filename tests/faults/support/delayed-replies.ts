import type { Page } from '@playwright/test'

declare global {
  /** Delivers the messages that the worker has sent meanwhile. */
  var releaseReplies: (() => void) | undefined
}

/**
 * A page whose worker's replies can be delayed, as on a busy device: the database then shows a result before the reply.
 */
export class DelayedReplies {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Call before the page is opened. */
  async prepare(): Promise<void> {
    await this.page.addInitScript(() => {
      const waiting: (() => void)[] = []
      const { addEventListener } = Worker.prototype
      Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener, ...rest: []) {
        const later: EventListener = (event) => {
          if (globalThis.releaseReplies) waiting.push(() => listener(event))
          else listener(event)
        }
        addEventListener.call(this, type, type === 'message' ? later : listener, ...rest)
      }
      addEventListener('hold-replies', () => {
        globalThis.releaseReplies = () => {
          globalThis.releaseReplies = undefined
          for (const deliver of waiting.splice(0)) deliver()
        }
      })
    })
  }

  async hold(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('hold-replies')))
  }

  async release(): Promise<void> {
    await this.page.evaluate(() => globalThis.releaseReplies?.())
  }
}
