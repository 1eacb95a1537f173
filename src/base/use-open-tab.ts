import { useIntl } from 'react-intl'
import { safeAddress } from '#domain/wire/redirect.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { warn } from '../errors/log.ts'

/** What happened to a page that was to open in a tab: opened, blocked by the browser, or there is no address. */
export type PageOutcome = 'opened' | 'blocked' | 'none'

/** A tab opened within the player's click, which gets its address later; without an address it closes. */
type OpenTab = { go: (address: string | null) => PageOutcome }

/** Returns a function that opens a tab with a waiting message. */
export function useOpenTab(wait: MessageKey): () => OpenTab {
  const intl = useIntl()
  /** Call it synchronously in the click handler: later the browser would block it as a pop-up. */
  return () => {
    const tab = window.open('', '_blank')
    if (tab) {
      tab.opener = null
      writeWaitingText(tab.document, intl.formatMessage({ id: wait }))
    }
    return {
      go(address) {
        const safe = safeAddress(address, location)
        if (address !== null && safe === null) warn('address for a tab rejected')
        if (safe === null) tab?.close()
        else tab?.location.replace(safe)
        if (safe === null) return 'none'
        return tab ? 'opened' : 'blocked'
      },
    }
  }
}

/** Writes the waiting message into the blank tab. */
function writeWaitingText({ documentElement, body }: Document, text: string): void {
  documentElement.style.colorScheme = 'dark'
  body.style.font = '1rem system-ui'
  body.textContent = text
}
