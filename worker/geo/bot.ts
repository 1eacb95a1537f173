/**
 * Whether a user agent belongs to a bot. Its long table is a lazy chunk; if that cannot be loaded, the answer is no.
 */
export async function isBot(userAgent: string): Promise<boolean> {
  return import('isbot').then(
    ({ isbot }) => isbot(userAgent),
    () => false,
  )
}
