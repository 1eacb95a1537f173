import { readFileSync } from 'node:fs'
import { OPERATOR_GONE, expect, test } from './support/fixtures.ts'
import { inCharge } from '../faults/support/service-worker.ts'
import { DOCUMENT_PART_BYTES } from '#domain/player/verification.ts'
import { say, saying } from './support/texts.ts'

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function file(name: string, mimeType: string, start: readonly number[], bytes: number) {
  const buffer = Buffer.alloc(bytes, 7)
  buffer.set(start.slice(0, bytes))
  return { name, mimeType, buffer }
}

/** An image that can be displayed, and large enough to need several parts. */
const passport = file('passport.png', 'image/png', [...readFileSync('public/icons/192.png')], 5 * DOCUMENT_PART_BYTES)
const bill = file('bill.pdf', 'application/pdf', [...Buffer.from('%PDF-1.7')], 40_000)

test('documents are sent through a lost connection and a reload, submitted, and the decision is shown @gate', async ({
  casino,
  context,
  control,
  players,
  quiet,
}) => {
  quiet.allow(OPERATOR_GONE)
  quiet.allow(/Failed to load resource/)
  const player = await players.enter()
  await control.needVerification(player.email)
  const { verification, page } = casino
  await casino.profile.open()
  await expect(verification.card).toHaveAttribute('data-status', 'needed')
  await inCharge(page)
  await verification.open()
  await expect(verification.submit).toHaveAttribute('aria-disabled', 'true')

  await test.step('a file of a wrong type or size is rejected with the reason, and nothing is sent', async () => {
    await verification.choose('identity', file('notes.txt', 'text/plain', [65], 100))
    await expect(verification.kind('identity').getByRole('alert')).toContainText(saying('operator.document.type'))
    await verification.choose('address', file('huge.png', 'image/png', PNG_START, 10_000_001))
    await expect(verification.kind('address').getByRole('alert')).toContainText(
      say('verification.problem.size', { max: 10 }),
    )
    await verification.choose('address', file('empty.png', 'image/png', [], 0))
    await expect(verification.kind('address').getByRole('alert')).toHaveText(
      `empty.png: ${say('verification.problem.empty')}`,
    )
    expect(await control.requests({ endpoint: 'createDocument' })).toEqual([])
  })

  // Two parts arrive; the following ones are held until long after the connection is cut.
  const hold = await control.fault({
    match: { endpoint: 'sendDocumentPart' },
    kind: 'pass',
    after: 2,
    hold: 'before',
    times: 0,
  })

  await test.step('an upload waits when the connection is cut', async () => {
    await verification.choose('identity', passport)
    const progress = verification.progress('passport.png')
    await expect(progress).toHaveAttribute('value', String(2 * DOCUMENT_PART_BYTES))
    await expect(verification.document('passport.png').locator('img')).toBeAttached()
    await control.waitForRequests({ match: { endpoint: 'sendDocumentPart' }, count: 3 })
    await context.setOffline(true)
    await expect(verification.document('passport.png')).toContainText(say('verification.waits'))
  })

  await test.step('an upload goes on after a reload from where it was', async () => {
    await page.reload()
    await verification.open()
    await expect(verification.document('passport.png')).toContainText(say('verification.waits'))
    await control.clearRequests()
    // Held until now, so that no other part can arrive before the journal is cleared.
    await control.cancelFault(hold)
    await context.setOffline(false)
    await expect(verification.document('passport.png')).toContainText(say('verification.is.arrived'))
    const parts = await control.requests({ endpoint: 'sendDocumentPart', method: 'PUT' })
    const offsets = parts.map(({ query }) => Number(new URLSearchParams(query).get('offset')))
    expect(offsets.length).toBeGreaterThan(0)
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(2 * DOCUMENT_PART_BYTES)
  })

  await test.step('one document is dropped into its place, and another is removed', async () => {
    const transfer = await page.evaluateHandle(
      ({ name, type, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], name, { type }))
        return data
      },
      { name: bill.name, type: bill.mimeType, bytes: [...bill.buffer] },
    )
    const place = verification.kind('address')
    await place.dispatchEvent('dragover', { dataTransfer: transfer })
    await place.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(verification.document('bill.pdf')).toContainText(say('verification.is.arrived'))
    await verification.choose('payment', { ...bill, name: 'wrong.pdf' })
    await expect(verification.document('wrong.pdf')).toContainText(say('verification.is.arrived'))
    await verification.remove('wrong.pdf')
    await expect(verification.document('wrong.pdf')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: say('verification.kind.payment'), exact: true })).toBeFocused()
  })

  await verification.submit.click()
  for (const name of ['passport.png', 'bill.pdf']) {
    await expect(verification.document(name)).toContainText(say('verification.is.submitted'))
  }
  await expect(verification.dialog.getByRole('status').first()).toContainText(saying('verification.about.pending'))
  await expect(verification.dialog.getByRole('status').last()).toContainText(saying('verification.about.pending'))
  await verification.close()
  await expect(verification.card).toHaveAttribute('data-status', 'pending')

  await test.step('a rejected document shows the reason, and another one can be sent', async () => {
    await control.decideVerification({ email: player.email, status: 'failed', reason: 'document.unreadable' })
    await page.reload()
    await expect(verification.card).toHaveAttribute('data-status', 'failed')
    await verification.open()
    await expect(verification.document('passport.png')).toContainText(
      `${say('verification.is.refused')} ${say('operator.document.unreadable')}`,
    )
    await verification.choose('identity', { ...passport, name: 'better.png' })
    await expect(verification.document('better.png')).toContainText(say('verification.is.arrived'))
    await verification.submit.click()
    await expect(verification.document('better.png')).toContainText(say('verification.is.submitted'))
    await verification.close()
  })

  await control.decideVerification({ email: player.email, status: 'verified' })
  await page.reload()
  await expect(verification.card).toHaveAttribute('data-status', 'success')
  await expect(verification.card).toContainText('Verified')
  await expect(verification.card.getByRole('button')).toHaveCount(0)
})
