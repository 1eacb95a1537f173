import type { Viewer } from '../../../worker/db/view.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { Account } from './Account.tsx'
import { LastRounds } from './LastRounds.tsx'
import { LogOut } from './LogOut.tsx'
import { OpenInvoices } from './OpenInvoices.tsx'
import { Policies } from './Policies.tsx'
import { VerificationCard } from './VerificationCard.tsx'
import { Wallet } from './Wallet.tsx'

/** The main page of the profile: wallet, account, verification and the last rounds. */
export function Overview({ viewer: { player, wallet } }: { viewer: Viewer }) {
  return (
    <>
      <LoadError part="profile" shown={player !== null} again={() => commands.profile.refresh()} />
      <Wallet wallet={wallet} />
      <OpenInvoices />
      <Account player={player} />
      {player && <VerificationCard verification={player.verification} />}
      <LastRounds />
      <Policies />
      <LogOut />
    </>
  )
}
