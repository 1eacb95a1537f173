import { addressProblem } from '#domain/money/address-checksum.ts'
import { readAddress } from '#domain/money/wallet-address.ts'
import { removePayoutAddress, savePayoutAddress } from '#endpoints/billing.ts'
import type { Query } from '../database.ts'
import { invalid, rejection } from '../http/problem.ts'
import { type App, servePlayer } from '../http/serve.ts'
import type { World } from '../world.ts'

const MOST = 20

export type PayoutAddress = { id: number; network: string; address: string; name: string }

/** The crypto addresses that a player saved, in the order in which they were saved. */
export async function readPayoutAddresses(query: Query, player: number): Promise<PayoutAddress[]> {
  const columns = { id: 'int', network: 'text', address: 'text', name: 'text' } as const
  return query.rows(columns, 'SELECT id, network, address, name FROM payout_addresses WHERE player = ? ORDER BY id', [
    player,
  ])
}

/** Saved crypto addresses: save or rename, and remove. */
export function payoutAddressRoutes(app: App, world: World): void {
  servePlayer(app, world, savePayoutAddress, async ({ session: { player }, body }) =>
    world.database.write(async (tx) => {
      const { network, address, name } = body
      const isBare = readAddress(network, address).address === address
      if (!isBare || addressProblem(network, address) !== null) throw invalid({ address: ['wallet.invalid'] })
      if (name.trim() === '') throw invalid({ name: ['name.empty'] })
      const saved = await readPayoutAddresses(tx, player)
      const isNew = !saved.some((row) => row.network === network && row.address === address)
      if (isNew && saved.length >= MOST) throw rejection(409, 'address.tooMany')
      await tx.run(
        `INSERT INTO payout_addresses (player, network, address, name) VALUES (?, ?, ?, ?)
         ON CONFLICT (player, network, address) DO UPDATE SET name = excluded.name`,
        [player, network, address, name.trim()],
      )
      return { items: await readPayoutAddresses(tx, player) }
    }),
  )

  servePlayer(app, world, removePayoutAddress, async ({ session: { player }, param }) =>
    world.database.write(async (tx) => {
      await tx.run('DELETE FROM payout_addresses WHERE id = ? AND player = ?', [param('id'), player])
      return { items: await readPayoutAddresses(tx, player) }
    }),
  )
}
