import { expect } from '@playwright/test'
import type { ControlClient } from '../../operator/control-client.ts'
import type { JournalEntry } from '../../operator/control/journal.ts'
import { type Wire, sentCall } from './sent-call.ts'
import type { SpecCall } from './spec-calls.ts'

/**
 * Waits for a call and checks it as sent: method, path, query, body and headers; returns the request. Write the call's
 * name as a literal: tests/unit/spec-calls.test.ts searches for it.
 */
export async function onTheWire(control: ControlClient, name: SpecCall, wire: Wire): Promise<JournalEntry> {
  const { sent, seen, due } = await sentCall(control, name, wire)
  expect(seen, name).toEqual(due)
  return sent
}
