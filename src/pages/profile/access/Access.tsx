import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Viewer, PlayerRow } from '#db/view.ts'
import { LoadError } from '../../../errors/LoadError.tsx'
import { commands } from '../../../data/commands.ts'
import { SectionSkeleton } from '../SectionSkeleton.tsx'
import { EmailCard } from './EmailCard.tsx'
import { LoginDataCard } from './LoginDataCard.tsx'
import { PhoneCard } from './PhoneCard.tsx'
import { SecurityCards } from './SecurityCards.tsx'
import { Card } from './Card.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DoneNote } from './DoneNote.tsx'
import { FirstPassword } from './FirstPassword.tsx'

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

type Said = { text: 'access.password.changed' | 'access.password.set'; at: number }

/** The password: sets the first one if the player registered without, otherwise changes it. */
function PasswordCard({ player }: { player: PlayerRow }) {
  const [said, setSaid] = useState<Said | null>(null)
  return (
    <Card title="access.password" player={player}>
      {said && (
        <DoneNote key={said.at}>
          <FormattedMessage id={said.text} />
        </DoneNote>
      )}
      {player.isPasswordSet ? (
        <ChangePassword player={player} onDone={() => setSaid({ text: 'access.password.changed', at: Date.now() })} />
      ) : (
        <FirstPassword player={player} onDone={() => setSaid({ text: 'access.password.set', at: Date.now() })} />
      )}
    </Card>
  )
}
