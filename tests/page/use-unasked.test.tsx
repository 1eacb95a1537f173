import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minor } from '#domain/money/money.ts'
import type { NoticeRow } from '#db/notice-rows.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

/** What opens by itself takes no press or key for its first moment. */

const claim = async () => ({ ok: true, value: { claimed: true } }) as const

async function openWith(notice: NoticeRow, isPlayer: boolean) {
  return openApp('/faq', {
    fill: async (database) => {
      const playerId = isPlayer ? await logIn(database, { balance: 10_000 }) : null
      await database.notices.put({ ...notice, playerId })
    },
    commands: { notices: { claim } },
  })
}

test('a toast lets the first presses through to what it covers', async () => {
  await openWith({ id: 1, playerId: null, at: Date.now(), kind: 'sessionEnded', reason: 'expired' }, false)
  const dismiss = page.getByRole('button', { name: say('toast.dismiss'), exact: true })
  await expect.element(dismiss).toBeInTheDocument()
  const button = dismiss.element()
  expect(getComputedStyle(button).pointerEvents).toBe('none')
  await expect.poll(() => getComputedStyle(button).pointerEvents).toBe('auto')
  expect(button.isConnected).toBe(true)
})

/** What `work` answers about the dialog at the moment at which it opens. */
function atOpening<Value>(work: (dialog: Element) => Value): Promise<Value> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]')
      if (!dialog) return
      observer.disconnect()
      resolve(work(dialog))
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

test('a payment that is celebrated is not closed by a press or a key of the first moment', async () => {
  const paid = { kind: 'invoicePaid', invoiceId: '1', amount: minor(100), currency: 'RUB' } as const
  const taken = atOpening((dialog) => {
    const press = (type: string, on: Element | undefined = dialog) =>
      on?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }))
    const buttons = [...dialog.querySelectorAll('button')]
    for (const on of [...buttons, dialog]) for (const type of ['pointerdown', 'click']) press(type, on)
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    return { buttons: buttons.length, escape: dialog.dispatchEvent(escape), begun: press('pointerdown') }
  })
  await openWith({ id: 1, playerId: null, at: Date.now(), ...paid }, true)
  expect(await taken).toMatchObject({ buttons: 3, escape: false, begun: false })
  const dialog = page.getByRole('dialog', { name: say('successPayment.title'), exact: true })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).not.toHaveAttribute('data-unasked')
  // The end of a press that began in the first moment.
  dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
