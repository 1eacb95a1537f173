import { type Page, expect } from '@playwright/test'
import type { ControlClient } from '../../operator/control-client.ts'

/** The token in the browser's cookie; null for a guest. */
export async function readToken(page: Page): Promise<string | null> {
  const found = (await page.context().cookies(page.url())).find(({ name }) => name === 'token')
  return found ? decodeURIComponent(found.value) : null
}

/** The newest code that the operator "sent" to an email address or phone number. */
export async function codeFor(control: ControlClient, to: string): Promise<string> {
  const [letter] = await control.letters(to)
  if (!letter?.code) throw new Error(`no code was sent to ${to}`)
  return letter.code
}

/** Waits until the worker has the visitor's region: from then on each call sends it. */
export async function seenThere(page: Page): Promise<void> {
  const known = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('MyDatabase')
          opening.addEventListener('error', () => resolve(false))
          // The app creates the database, not this script.
          opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
          opening.addEventListener('success', () => {
            const database = opening.result
            const asked = database.transaction('facts').objectStore('facts').get('geo')
            asked.addEventListener('error', () => resolve(false))
            asked.addEventListener('success', () => {
              database.close()
              resolve(asked.result !== undefined)
            })
          })
        }),
    )
  await expect.poll(known, { message: 'the region is known' }).toBe(true)
}
