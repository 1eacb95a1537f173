/** The network of a method, or null if the name already contains it as a word. */
export function getShownNetwork({ name, network }: { name: string; network: string | null }): string | null {
  if (network === null || name === network || name.split(/[\s()·,/]+/).includes(network)) return null
  return network
}
