import { useIntl } from 'react-intl'
import { safeAddress } from '../../../worker/rules/redirect.ts'
import { warn } from '../../app/log.ts'

/** Where a payment page ended up: in a tab of its own, held back by the browser, or there is none. */
export type PageOutcome = 'opened' | 'blocked' | 'none'

/** A tab that was opened with the player's click and learns later where to go; without an address it closes. */
export type PaymentTab = { go: (address: string | null) => PageOutcome }

/** Opens the tab of a payment page. */
export function useOpenPaymentTab(): () => PaymentTab {
  const intl = useIntl()
  /** Call it inside the click itself: a moment later the browser would block it. */
  return () => {
    const tab = window.open('', '_blank')
    if (tab) {
      tab.opener = null
      sayWait(tab.document, intl.formatMessage({ id: 'payIn.opening' }))
    }
    return {
      go(address) {
        const safe = safeAddress(address, location)
        if (address !== null && safe === null) warn('refused to go to a payment page')
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
