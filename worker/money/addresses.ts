import { removePayoutAddress, savePayoutAddress } from '#endpoints/billing.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import type { Context } from '../core/context.ts'
import { lazyImport } from '../core/lazy-import.ts'
import { CommandError } from '#domain/calls/result.ts'
import type { SavedAddress } from '#db/rows.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { readAddress } from '#domain/money/wallet-address.ts'

/** `address` and `name` as typed. */
export type AddressToSave = { network: string; address: string; name: string }

/** Characters of a name; the rest is cut. */
const NAME_MOST = 40

/** Lazy chunk: the checksums need hash functions. */
const checksums = lazyImport(() => import('#domain/money/address-checksum.ts'))

/**
 * The bare address of what was typed. Throws `CommandError` with `validation`, field `to`: money that is sent to an
 * address with a wrong checksum would be lost.
 */
export async function checkAddress(network: string | null, typed: string): Promise<string> {
  const { addressProblem } = await checksums()
  const problem = addressProblem(network, typed)
  if (problem !== null) throw invalid({ to: [`address.${problem}`] })
  return readAddress(network, typed).address
}

/** Saves an address, or renames it if it is saved. A wrong one is never saved. Throws `CommandError`. */
export async function saveAddress(context: Context, { network, address, name }: AddressToSave): Promise<void> {
  const authSession = await context.session.player()
  const cleanName = cleanTyped(name).slice(0, NAME_MOST)
  if (cleanName === '') throw invalid({ name: ['name.empty'] })
  const body = { network, address: await checkAddress(network, address), name: cleanName }
  const { items } = await context.call(savePayoutAddress, { body, authSession })
  await writeAddresses(context, authSession, items)
}

/** Removes a saved address. Throws `CommandError`. */
export async function removeAddress(context: Context, id: string): Promise<void> {
  const authSession = await context.session.player()
  const { items } = await context.call(removePayoutAddress, { params: { id }, authSession })
  await writeAddresses(context, authSession, items)
}

async function writeAddresses(
  { db, session, clock }: Context,
  authSession: PlayerSession,
  addresses: SavedAddress[],
): Promise<void> {
  await session.write(authSession, () =>
    db.billing.update(authSession.playerId, { addresses, addressesAt: clock.now() }),
  )
}

function invalid(fields: Record<string, string[]>): CommandError {
  return new CommandError({ code: 'validation', fields, retry: false })
}
