import type { Page } from '@playwright/test'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { ControlClient } from '../../operator/control-client.ts'

/** The balance in the operator's ledger, in units with two decimals. */
export async function readBalance(control: ControlClient, { email }: { email: string }): Promise<string> {
  const { balance } = await control.wallet(email)
  return toDecimal(minor(balance))
}

/** Every balance that the header shows, frame by frame, until an element appears. */
export function balancesUntil(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (awaited) =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>()
        function look(): void {
          if (document.querySelector(awaited)) return resolve([...seen])
          const shown = document.querySelector<HTMLElement>('[data-testid=balance]')
          seen.add(shown?.dataset['value'] ?? '')
          requestAnimationFrame(look)
        }
        look()
      }),
    selector,
  )
}
