import { expect } from 'vitest'
import { type Wire, sentCall } from '../../e2e/support/sent-call.ts'
import type { SpecCall } from '../../e2e/support/spec-calls.ts'
import type { ControlClient } from '../../operator/control-client.ts'
import type { JournalEntry } from '../../operator/control/journal.ts'

/**
 * Waits for a call and checks it as sent: method, path, query, body and headers; returns the request. Write the call's
 * name as a literal: tests/unit/spec-calls.test.ts searches for it.
 */
export async function onTheWire(control: ControlClient, name: SpecCall, wire: Wire): Promise<JournalEntry> {
  const { sent, seen, due } = await sentCall(control, name, wire)
  expect(seen, name).toEqual(due)
  return sent
}
