/** Whether two JSON values are equal, regardless of the order of object keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value
}
