import { useNextTimestamp } from './use-next-timestamp.ts'

/** Whether a server timestamp, ms, is still in the future; false for null. */
export function useIsBefore(moment: number | null): boolean {
  return useNextTimestamp(moment === null ? [] : [moment]) !== null
}
