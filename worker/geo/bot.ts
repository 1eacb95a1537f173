/** Whether a user agent is a bot's. Its long table is loaded after the start; where it cannot be had, nobody is one. */
export async function isBot(userAgent: string): Promise<boolean> {
  return import('isbot').then(
    ({ isbot }) => isbot(userAgent),
    () => false,
  )
}
