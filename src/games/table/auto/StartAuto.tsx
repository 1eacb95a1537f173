import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { BET_DISABLED_REASON_ID } from '../bet/BetBar.tsx'
import { useGuestDetail } from '../bet/use-guest-detail.ts'
import table from '../table.module.css'
import { AUTO_LACKS_ID } from './AutoBar.tsx'
import type { AutoTab } from './use-auto-tab.ts'

type Props = {
  tab: AutoTab
  /** The button has just changed its meaning. */
  isHasty: boolean
  /** The id of the form around the settings, where the button is not in it. */
  form?: string
}

/** The action of the bet bar while the tab "Auto" is chosen; its form starts auto-play. */
export function StartAuto({ tab, isHasty, form }: Props) {
  const intl = useIntl()
  const id = useId()
  const guestDetail = useGuestDetail(tab.loggedIn)
  return (
    <Button
      // Where the first button of a table is, which gets the focus that Stop leaves.
      data-action={0}
      variant="primary"
      type="submit"
      form={form}
      className={table.press}
      movesMoney
      aria-disabled={tab.isStartDisabled || isHasty}
      aria-labelledby={id}
      aria-describedby={`${id}-detail ${AUTO_LACKS_ID} ${BET_DISABLED_REASON_ID}`}
    >
      <span id={id}>{intl.formatMessage({ id: 'auto.start' })}</span>
      {guestDetail !== null && <small id={`${id}-detail`}>{guestDetail}</small>}
    </Button>
  )
}
