import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

/** Drags over an element and drops there. Out: whether the page, and not the browser, has handled each event. */
function drop(target: Element, file: File | null) {
  const dataTransfer = new DataTransfer()
  if (file) dataTransfer.items.add(file)
  else dataTransfer.setData('text/plain', 'a word')
  const handled = (type: string): boolean =>
    !target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  return { dragover: handled('dragover'), drop: handled('drop') }
}

const FILE = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
const HANDLED = { dragover: true, drop: true }

test('a file that is dropped on a page is not opened by the browser, and a text goes where it is dropped', async () => {
  await openApp('/faq')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => drop(document.body, FILE)).toEqual(HANDLED)
  expect(drop(page.getByRole('main').element(), FILE)).toEqual(HANDLED)
  expect(drop(document.documentElement, FILE)).toEqual(HANDLED)
  expect(drop(page.getByRole('searchbox').first().element(), null)).toEqual({ dragover: false, drop: false })
})

test('the dialog for documents takes a file in its place, and says where to drop one beside it', async () => {
  const { worker } = await openApp('/profile', { fill: signIn })
  await page.getByTestId('verification').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: say('verification.title'), exact: true })
  await expect.element(dialog).toBeVisible()
  expect(drop(dialog.element(), FILE)).toEqual(HANDLED)
  await expect.element(page.getByText(say('verification.dropBeside'))).toBeVisible()
  expect(worker.getArguments('verification.add')).toEqual([])
  const place = dialog.getByRole('region', { name: say('verification.kind.address'), exact: true })
  expect(drop(place.element(), FILE)).toEqual(HANDLED)
  await expect.poll(() => worker.getArguments('verification.add')).toMatchObject([{ kind: 'address' }])
})
