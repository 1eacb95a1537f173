import { useJustChanged } from '../../../ui/use-just-changed.ts'
import { useNeedsDeposit, useOpenCashier } from '../bet/DepositButton.tsx'

export type DepositOffer = {
  /** The button opens the cashier instead: there is nothing to bet with. */
  isDepositOffered: boolean
  /** The button has just changed its meaning, so no press counts. */
  isHasty: boolean
}

type Table = Parameters<typeof useNeedsDeposit>[0]
type Now = { isDisabled: boolean; isInFlight: boolean }

/** What the button of a stake does now: `place`, or with an empty balance to open the cashier. */
export function useDepositOffer(
  table: Table,
  { isDisabled, isInFlight }: Now,
  place: () => void,
): { offer: DepositOffer; press: () => void; pressByKey: () => void } {
  const isDepositOffered = useNeedsDeposit(table) && !isDisabled && !isInFlight
  const isHasty = useJustChanged(String(isDepositOffered))
  const openCashier = useOpenCashier()
  return {
    offer: { isDepositOffered, isHasty },
    press: () => {
      if (isHasty) return
      if (isDepositOffered) openCashier()
      else place()
    },
    // The key is the stake's: it never opens the cashier.
    pressByKey: () => {
      if (!isHasty && !isDepositOffered) place()
    },
  }
}
