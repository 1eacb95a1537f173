import type { BrowserContext } from '@playwright/test'

/** As a player has it who wants PayIn never to open by itself: a test on a slow machine may last past its 17 s. */
export async function keepPayInShut(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('pay-in:stay-shut', 'true')
    } catch {
      // A blank page and a closed-off frame have no storage.
    }
  })
}
