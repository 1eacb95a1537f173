/** The document as parsed from JSON: undefined values are gone. */
export function asJson(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document))
}

/** The value at a path of names in a document. */
export function at(document: unknown, ...path: string[]): unknown {
  let value = document
  for (const name of path) {
    value =
      typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
  }
  return value
}

export function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : listRefs(inner)))
}

/** References without a target. */
export function danglingRefs(document: unknown): string[] {
  return listRefs(document).filter(
    (ref) => !ref.startsWith('#/') || at(document, ...ref.slice(2).split('/').map(unescape)) === undefined,
  )
}

/** JSON Pointer (RFC 6901). */
function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
