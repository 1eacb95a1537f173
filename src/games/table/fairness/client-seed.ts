const PRINTABLE = /^[\x21-\x7e]{1,64}$/
const RANDOM_BYTES = 10

/** 1 to 64 printable ASCII characters without spaces: what the operator accepts as a client seed. */
export function isClientSeed(text: string): boolean {
  return PRINTABLE.test(text)
}

/** An unpredictable client seed to suggest to the player: 20 hex digits. */
export function randomClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
