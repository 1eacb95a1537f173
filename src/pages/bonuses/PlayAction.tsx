import { useIntl } from 'react-intl'
import { navigate } from '../../base/location.ts'
import { Button } from '../../ui/Button.tsx'

type Props = { href: string; disabledReason: string | undefined; describedBy: string }

/** Opens a page where the reward is used. */
export function PlayAction({ href, disabledReason, describedBy }: Props) {
  const { formatMessage } = useIntl()
  return (
    <Button
      variant="primary"
      aria-disabled={disabledReason !== undefined}
      aria-describedby={describedBy}
      onClick={() => navigate(href)}
    >
      {formatMessage({ id: 'bonuses.play' })}
    </Button>
  )
}
