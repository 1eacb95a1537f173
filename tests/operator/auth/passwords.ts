import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = { N: 16_384, r: 8, p: 1 }
const HASH_BYTES = 32

/** Hashes a password with scrypt and a random salt: "salt:hash" in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await derive(password, salt)).toString('hex')}`
}

/**
 * Whether a password matches the hash. Without a hash it takes the same time and returns false, so that timing reveals
 * nothing.
 */
export async function checkPassword(password: string, hashed: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (hashed ?? `${'0'.repeat(32)}:${'0'.repeat(HASH_BYTES * 2)}`).split(':')
  const isSame = timingSafeEqual(await derive(password, salt), Buffer.from(hash, 'hex'))
  return isSame && hashed !== null
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

const COMMON_PASSWORDS = [
  'password',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwertyuiop',
  '11111111',
  'iloveyou',
]

/** A password with fewer different characters is easy to guess. */
const DIFFERENT_CHARACTERS_MIN = 4

/** Whether a password of valid length is still easy to guess; `names` are the player's email, phone and the like. */
export function isGuessable(password: string, ...names: (string | null | undefined)[]): boolean {
  const plain = password.toLowerCase()
  const isName = names.some((name) => plain === name?.toLowerCase())
  return COMMON_PASSWORDS.includes(plain) || isName || new Set(plain).size < DIFFERENT_CHARACTERS_MIN
}
