import type { Viewer } from '../../../../worker/db/view.ts'
import { LoadError } from '../../../errors/LoadError.tsx'
import { commands } from '../../../data/commands.ts'
import { SectionSkeleton } from '../SectionSkeleton.tsx'
import { EmailCard } from './EmailCard.tsx'
import { LoginDataCard } from './LoginDataCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PhoneCard } from './PhoneCard.tsx'
import { SecurityCards } from './SecurityCards.tsx'

/** The login data of the player: password, email and phone number: /profile/access. */
export default function Access({ viewer: { player } }: { viewer: Viewer }) {
  return (
    <>
      <LoadError part="profile" shown={player !== null} again={() => commands.profile.refresh()} />
      {player ? (
        <>
          <PasswordCard player={player} />
          <EmailCard player={player} />
          <PhoneCard player={player} />
          <LoginDataCard player={player} />
          <SecurityCards key={player.id} player={player} />
        </>
      ) : (
        <SectionSkeleton />
      )}
    </>
  )
}
