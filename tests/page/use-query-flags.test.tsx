import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { Form, SignUp } from './pages/forms.ts'
import { LogIn, LogInByEmail, goToLogInByEmail } from './pages/login-forms.ts'
import { balance, heading, link, rail } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const address = () => location.pathname + location.search
const payIn = new Form(say('deposit.title'))

/** Opens an address with a log-in that always succeeds. */
async function openAt(path: string, fill?: (database: MyDatabase) => Promise<unknown>) {
  const { database } = await openApp(path, {
    commands: {
      session: {
        loginByEmail: async () => {
          await signIn(database)
          return { ok: true, value: { locale: 'en' } }
        },
      },
    },
    ...(fill && { fill }),
  })
}

async function logIn(): Promise<void> {
  await (await goToLogInByEmail()).with('aru@example.com', 'correct horse battery')
  await expect.element(balance).toBeVisible()
  await expect.element(new LogInByEmail().dialog).not.toBeInTheDocument()
}

test('?signup opens the registration and is removed from the address', async () => {
  await openAt('/games/slots?q=jade&signup')
  const form = new SignUp()
  await expect.element(form.dialog).toBeVisible()
  await expect.poll(address).toBe('/games/slots?q=jade')
  await form.button('Close').click()
  await expect.element(form.dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox', { name: say('shelf.search'), exact: true })).toHaveValue('jade')
})

test('?login opens the log-in', async () => {
  await openAt('/?login')
  await expect.element(new LogIn().dialog).toBeVisible()
  await expect.poll(address).toBe('/')
})

test.each(['signup', 'login', 'deposit'])(
  'a dialog that the address opens takes no press at first: %s',
  async (flag) => {
    await openApp(`/?${flag}`, { waitsForDialog: false })
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveAttribute('data-unasked')
    const close = dialog.getByRole('button', { name: say('dialog.close'), exact: true })
    // A click by script reaches the dialog's listener, as a key does.
    close.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.element(dialog).not.toHaveAttribute('data-unasked')
    await close.click()
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test('?login does nothing for a player', async () => {
  await openApp('/?login=1', { fill: signIn, waitsForDialog: false })
  await expect.element(balance).toBeVisible()
  await expect.poll(address).toBe('/')
  await expect.element(new LogIn().dialog).not.toBeInTheDocument()
})

test('?login leaves a dialog that a player has open as it is', async () => {
  await openApp('/', { fill: signIn })
  await balance.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const { navigate } = await import('#src/base/location.ts')
  navigate('/?login')
  await expect.poll(address).toBe('/')
  await expect.element(dialog).not.toHaveAttribute('data-unasked')
})

test('a cancelled log-in forgets the deposit', async () => {
  await openAt('/?deposit')
  await new LogIn().button('Close').click()
  await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
  await logIn()
  // A dialog would lie over the links of the page.
  await link('FAQ', rail).click()
  await expect.element(heading('FAQ')).toBeVisible()
  await expect.element(payIn.dialog).not.toBeInTheDocument()
})

test('?deposit lets a guest log in first and goes on to the deposit', async () => {
  await openAt('/games/dice?deposit')
  await expect.poll(address).toBe('/games/dice')
  await (await goToLogInByEmail()).with('aru@example.com', 'correct horse battery')
  await expect.element(payIn.dialog).toBeVisible()
  await payIn.button('Close').click()
  await expect.element(payIn.dialog).not.toBeInTheDocument()
  await expect.element(balance).toBeVisible()
})

test('?deposit opens the deposit of a player and is removed from the address', async () => {
  await openAt('/?deposit', signIn)
  await expect.element(payIn.dialog).toBeVisible()
  await expect.poll(address).toBe('/')
})
