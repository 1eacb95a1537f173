import { createECDH } from 'node:crypto'
import type { Query } from '../database.ts'

export type PushKeys = { publicKey: string; privateKey: string }

/** The key pair that signs every push; made once, because a subscription is bound to its public key. */
export async function readPushKeys(tx: Query): Promise<PushKeys> {
  const columns = { public_key: 'text', private_key: 'text' } as const
  const stored = await tx.row(columns, 'SELECT public_key, private_key FROM push_keys')
  if (stored) return { publicKey: stored.public_key, privateKey: stored.private_key }
  const pair = createECDH('prime256v1')
  const made = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') }
  await tx.run('INSERT INTO push_keys (id, public_key, private_key) VALUES (1, ?, ?)', [
    made.publicKey,
    made.privateKey,
  ])
  return made
}
