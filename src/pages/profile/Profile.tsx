import { FormattedMessage, useIntl } from 'react-intl'
import type { Viewer } from '../../../worker/db/view.ts'
import { PartProblem } from '../../app/PartProblem.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { commands } from '../../data/commands.ts'
import { useViewer } from '../../data/queries.ts'
import { PremiumBadge } from '../vip-club/PremiumBadge.tsx'
import { Account } from './Account.tsx'
import { Guest } from './Guest.tsx'
import { LastRounds } from './LastRounds.tsx'
import { LogOut } from './LogOut.tsx'
import { OpenInvoices } from './OpenInvoices.tsx'
import { Wallet } from './Wallet.tsx'
import styles from './Profile.module.css'

export default function Profile() {
  const title = useIntl().formatMessage({ id: 'nav.profile' })
  usePageTitle(title)
  const viewer = useViewer()
  return (
    <div className={`app-page ${styles['page']}`}>
      <div className={styles['row']}>
        <h1>
          <FormattedMessage id="nav.profile" />
        </h1>
        {viewer?.player?.isPremium && <PremiumBadge />}
      </div>
      {viewer?.loggedIn === false && <Guest />}
      {viewer?.loggedIn && <Player viewer={viewer} />}
    </div>
  )
}

function Player({ viewer: { player, wallet } }: { viewer: Viewer }) {
  return (
    <>
      <PartProblem part="profile" shown={player !== null} again={() => commands.profile.refresh()} />
      <Wallet wallet={wallet} />
      <OpenInvoices />
      <Account player={player} />
      <LastRounds />
      <LogOut />
    </>
  )
}
