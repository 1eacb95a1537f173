/** The network of a method, where its name does not say it already as a word of its own. */
export function networkBeside({ name, network }: { name: string; network: string | null }): string | null {
  if (network === null || name === network || name.split(/[\s()·,/]+/).includes(network)) return null
  return network
}
