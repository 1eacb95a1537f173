import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { RoundRow } from '../../../worker/db/view.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import seeds from '../../games/table/fairness/fairness.module.css'
import { Button } from '../../ui/Button.tsx'

const ShareRoundDialog = lazyComponent(() => import('./ShareRoundDialog.tsx'))

/** The button that shares one of the player's finished rounds; `isSecret` while its server seed is. */
export function ShareRound({ round, isSecret }: { round: RoundRow; isSecret: boolean }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={seeds.buttons}>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'shareRound.open' })}
      </Button>
      {isOpen && <ShareRoundDialog round={round} isSecret={isSecret} onClose={() => setOpen(false)} />}
    </div>
  )
}
