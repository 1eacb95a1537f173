import type * as FirstParts from './first-parts.ts'

/** Loads one of the parts that the first paint does not need. */
export function firstPart<Name extends keyof typeof FirstParts>(name: Name) {
  return async () => ({ default: (await import('./first-parts.ts'))[name] })
}
