import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { Card } from './Card.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DoneNote } from './DoneNote.tsx'
import { FirstPassword } from './FirstPassword.tsx'

type Said = { text: 'access.password.changed' | 'access.password.set'; at: number }

/** The password: sets the first one if the player registered without, otherwise changes it. */
export function PasswordCard({ player }: { player: PlayerRow }) {
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
