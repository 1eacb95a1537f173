import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { modalAtom } from '../../base/state.ts'
import { Button } from '../../ui/Button.tsx'
import { preloadModal } from '../Modals.tsx'

/** The buttons that open the deposit and the withdrawal. */
export function MoneyButtons({ className }: { className: string | undefined }) {
  const setModal = useSetAtom(modalAtom)
  return (
    <div className={className}>
      <Button
        variant="primary"
        onClick={() => setModal({ name: 'payIn' })}
        onPointerEnter={() => preloadModal('payIn')}
      >
        <FormattedMessage id="account.deposit" />
      </Button>
      <Button onClick={() => setModal({ name: 'withdraw' })} onPointerEnter={() => preloadModal('withdraw')}>
        <FormattedMessage id="withdraw.open" />
      </Button>
    </div>
  )
}
