import { useProtection } from './use-protection.ts'

/** Whether a visitor may be shown offers: not in a break, nor excluded, nor while that is being read. */
export function useMayGetOffers(): boolean {
  const protection = useProtection()
  const reason = protection?.block?.reason
  return protection !== undefined && reason !== 'timeOut' && reason !== 'excluded'
}
