import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBetSlip } from '../../data/betting-queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Slip } from './Slip.tsx'
import { useFormatOdds } from './use-odds.ts'
import { combinedOdds, usableLines, useSlipLines } from './use-slip.ts'
import styles from './slip.module.css'

/**
 * Below 1024 px: the slip as a sheet, and a button above the bottom bar that opens it and shows how many selections it
 * has.
 */
export function SlipBar() {
  const { formatMessage } = useIntl()
  const slip = useBetSlip()
  const [isOpen, setOpen] = useState(false)
  const count = slip?.selections.length ?? 0
  return (
    <>
      {count > 0 && !isOpen && (
        <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <b translate="no">{count}</b>
          <span>
            <FormattedMessage id="betting.slip" />
          </span>
          <Combined />
        </button>
      )}
      {isOpen && (
        <Dialog title={formatMessage({ id: 'betting.slip' })} onClose={() => setOpen(false)} steady>
          <section aria-label={formatMessage({ id: 'betting.slip' })}>
            <Slip onLeave={() => setOpen(false)} />
          </section>
        </Dialog>
      )}
    </>
  )
}

function Combined() {
  const slip = useBetSlip()
  const formatOdds = useFormatOdds()
  const usable = usableLines(useSlipLines(slip))
  if (slip?.kind !== 'accumulator' || usable.length < 2) return null
  return <strong translate="no">{formatOdds(combinedOdds(usable))}</strong>
}
