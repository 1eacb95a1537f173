import type { Context } from '../../core/context.ts'
import { getConsent } from './get-consent.ts'

/**
 * The browser's fingerprint, which protects accounts; null if there is none within `waitMs`, and before the visitor has
 * made a required choice.
 */
export async function getFingerprint(
  context: Pick<Context, 'db' | 'page'>,
  { waitMs }: { waitMs: number },
): Promise<string | null> {
  return (await getConsent(context)) === null ? null : context.page.bridge.fingerprint(waitMs)
}
