import { useNextTimestamp } from './use-next-timestamp.ts'

/** Whether a moment of the server's clock, ms, is still to come; false for null. */
export function useIsBefore(moment: number | null): boolean {
  return useNextTimestamp(moment === null ? [] : [moment]) !== null
}
