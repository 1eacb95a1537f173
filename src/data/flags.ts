import type { Flag } from '../../worker/domain/settings/flags.ts'
import { useFact } from './queries.ts'

/** Whether a feature flag is on, as the operator last said; off where nobody has. */
export function useFlag(flag: Flag): boolean {
  return useFact('flags')?.on.includes(flag) === true
}
