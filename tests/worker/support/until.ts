import { wait } from '#domain/browser/wait.ts'

const GIVE_UP_MS = 60_000
const LOOK_EVERY_MS = 10

/** Polls until a condition holds, and returns its value; throws after 60 s. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | null | undefined | false> | Value | null | undefined | false,
): Promise<Value> {
  const end = Date.now() + GIVE_UP_MS
  for (;;) {
    const value = await look()
    if (value) return value
    if (Date.now() > end) throw new Error(`never came: ${what}`)
    await wait(LOOK_EVERY_MS)
  }
}
