import { useNextMoment } from './use-next-moment.ts'

/** Whether a moment of the server's clock, ms, is still to come; false for null. */
export function useIsBefore(moment: number | null): boolean {
  return useNextMoment(moment === null ? [] : [moment]) !== null
}
