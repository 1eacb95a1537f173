import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/Button.tsx'

export default function CloseGame({ close }: { close: () => void }) {
  return (
    <Button variant="primary" onClick={close}>
      <FormattedMessage id="protection.finish.close" />
    </Button>
  )
}
