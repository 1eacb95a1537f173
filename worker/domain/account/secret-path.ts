const SECRET_PATH = /\/(?:reset-password|auth)\//

/** Whether an address holds a token of somebody's: it is left by nobody but the player, and told to nobody. */
export function isSecret(href: string): boolean {
  return SECRET_PATH.test(new URL(href).pathname)
}
