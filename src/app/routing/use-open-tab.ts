import { useIntl } from 'react-intl'
import { safeAddress } from '../../../worker/domain/protocol/redirect.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { warn } from '../../errors/log.ts'

/** Where a page that was to open in a tab ended up: there, held back by the browser, or there is none. */
export type PageOutcome = 'opened' | 'blocked' | 'none'

/** A tab that was opened with the player's click and learns later where to go; without an address it closes. */
type OpenTab = { go: (address: string | null) => PageOutcome }

/** Opens a tab that says what is waited for. */
export function useOpenTab(wait: MessageKey): () => OpenTab {
  const intl = useIntl()
  /** Call it inside the click itself: a moment later the browser would block it. */
  return () => {
    const tab = window.open('', '_blank')
    if (tab) {
      tab.opener = null
      sayWait(tab.document, intl.formatMessage({ id: wait }))
    }
    return {
      go(address) {
        const safe = safeAddress(address, location)
        if (address !== null && safe === null) warn('refused to open an address in a tab')
        if (safe === null) tab?.close()
        else tab?.location.replace(safe)
        if (safe === null) return 'none'
        return tab ? 'opened' : 'blocked'
      },
    }
  }
}

/** What the blank tab shows until it goes on. */
function sayWait({ documentElement, body }: Document, text: string): void {
  documentElement.style.colorScheme = 'dark'
  body.style.font = '16px system-ui'
  body.textContent = text
}
