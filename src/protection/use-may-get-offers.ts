import { useProtection } from './use-protection.ts'

/** Whether a visitor may be shown offers: not in a break, nor excluded; undefined while that is being read. */
export function useMayGetOffers(): boolean | undefined {
  const protection = useProtection()
  const reason = protection?.block?.reason
  return protection && reason !== 'timeOut' && reason !== 'excluded'
}
