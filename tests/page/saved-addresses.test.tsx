import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Result } from '#domain/calls/result.ts'
import { isDescribed } from './pages/description.ts'
import { openWithdraw } from './pages/withdraw.ts'
import { say, saying } from './support/texts.ts'

/** A published sample address of Tron. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const SAVED = { id: '1', network: 'TRC-20', address: TRON, name: 'Ledger' }
const REMOVE = 'money.removeAddress'

test('a saved address is chosen by its name, and Enter in a name saves it and sends no withdrawal', async () => {
  const { withdraw, worker } = await openWithdraw({ addresses: [SAVED, { ...SAVED, id: '2', network: 'Bitcoin' }] })
  worker.commands = {
    money: { ...worker.commands['money'], saveAddress: async () => ({ ok: true, value: undefined }) },
  }
  await withdraw.choose('Tether TRC-20')
  const addresses = withdraw.dialog.getByRole('group', { name: say('withdraw.saved'), exact: true }).getByRole('button')
  await expect.element(addresses).toHaveTextContent('Ledger')
  await addresses.click()
  await expect.element(withdraw.to).toHaveValue(TRON)
  await expect.element(addresses).toHaveAttribute('aria-pressed', 'true')
  await withdraw.button(say('withdraw.saved.rename')).click()
  const name = withdraw.dialog.getByRole('textbox', { name: say('withdraw.saved.name'), exact: true })
  await name.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription(saying('withdraw.saved.noName'))
  await name.fill('Phone')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => worker.getArguments('money.saveAddress'))
    .toEqual([{ network: 'TRC-20', address: TRON, name: 'Phone' }])
  await expect.element(name).not.toBeInTheDocument()
  await expect.element(withdraw.button(say('withdraw.saved.rename'))).toHaveFocus()
  await expect.element(withdraw.amount).toHaveAttribute('aria-invalid', 'false')
})

/** The form with a saved address chosen; its removal gets this answer, and on success the address is gone. */
async function chooseSaved(answer: Result<undefined> = { ok: true, value: undefined }) {
  const app = await openWithdraw({ addresses: [SAVED] })
  const { withdraw, worker, database } = app
  const removeAddress = async () => {
    if (answer.ok) await database.billing.toCollection().modify({ addresses: [] })
    return answer
  }
  worker.commands = { money: { ...worker.commands['money'], removeAddress } }
  await withdraw.choose('Tether TRC-20')
  const address = withdraw.dialog.getByRole('button', { name: /^Ledger/ })
  await address.click()
  const remove = withdraw.button(say('withdraw.saved.remove'))
  const question = withdraw.dialog.getByRole('group', { name: say('withdraw.saved.removeSure', { name: 'Ledger' }) })
  return { ...app, address, remove, question }
}

test('removing a saved address asks first, and it stays when the player keeps it', async () => {
  const { withdraw, worker, address, remove, question } = await chooseSaved()
  await remove.click()
  await expect.element(question).toBeVisible()
  await expect.element(withdraw.button(say('withdraw.saved.keep'))).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  await expect.element(address).toBeVisible()
  expect(worker.getArguments(REMOVE)).toEqual([])
})

test('a removed address leaves the list but not the field, and the focus is on what follows', async () => {
  const { withdraw, worker, address, remove, question } = await chooseSaved()
  await remove.click()
  await question.getByRole('button', { name: say('withdraw.saved.remove'), exact: true }).click()
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
  expect(worker.getArguments(REMOVE)).toEqual([{ id: '1' }])
  await expect.element(withdraw.to).toHaveValue(TRON)
  await expect.element(withdraw.button(say('withdraw.saved.save'))).toHaveFocus()
})

test('a removal that fails says why and keeps the address', async () => {
  const { withdraw, address, remove, question } = await chooseSaved({
    ok: false,
    error: { code: 'timeout', retry: true },
  })
  await remove.click()
  await question.getByRole('button', { name: say('withdraw.saved.remove'), exact: true }).click()
  await expect.element(withdraw.dialog).toHaveTextContent(say('error.timeout'))
  await expect.element(address).toBeVisible()
})

test('without a connection no address is named or removed, and the buttons say why', async () => {
  const { withdraw, database, worker, remove, question } = await chooseSaved()
  await database.facts.put({ id: 'connection', reachable: false, since: 0 })
  await isDescribed(remove, say('connection.needed'))
  await isDescribed(withdraw.button(say('withdraw.saved.rename')), say('connection.needed'))
  await remove.click({ force: true })
  await expect.element(question).not.toBeInTheDocument()
  expect(worker.getArguments(REMOVE)).toEqual([])
})

test('an address beyond the most that the operator saves is rejected beside its name', async () => {
  const { withdraw, worker } = await openWithdraw({ addresses: [] })
  const error = { code: 'conflict', status: 409, reason: 'address.tooMany', retry: false } as const
  worker.commands = { money: { ...worker.commands['money'], saveAddress: async () => ({ ok: false, error }) } }
  await withdraw.choose('Tether TRC-20')
  await withdraw.to.fill(TRON)
  await withdraw.button(say('withdraw.saved.save')).click()
  const name = withdraw.dialog.getByRole('textbox', { name: say('withdraw.saved.name'), exact: true })
  await expect.element(name).toHaveFocus()
  await name.fill('Ledger')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription(saying('operator.address.tooMany'))
})
