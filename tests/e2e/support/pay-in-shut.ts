import type { BrowserContext } from '@playwright/test'

/** Turns off the automatic PayIn as a player can: a slow test may last longer than its delay of 17 s. */
export async function disablePayIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('pay-in:stay-shut', 'true')
    } catch {
      // A blank page and a sandboxed frame have no storage.
    }
  })
}
