import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import type { PlayerRow } from '#db/view.ts'
import type { CodeSent } from '#domain/player/recipient.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { emailProblem } from '../../../forms/email.ts'
import { useForm } from '../../../forms/use-form.ts'

/** The code sent to the player's email, and the email being typed; both stay in memory until the page is unloaded. */
type EmailConfirmation = { playerId: string; typed: string; waiting: { email: string; sent: CodeSent } | null }

const emailConfirmationAtom = atom<EmailConfirmation | null>(null)

/** State of the email card: adding an email if there is none, and confirming it with a code. */
export function useEmail(player: PlayerRow) {
  const [confirmation, setConfirmation] = useAtom(emailConfirmationAtom)
  const [confirmed, setConfirmed] = useState(false)
  const none: EmailConfirmation = { playerId: player.id, typed: '', waiting: null }
  // Drafts of another player, who was logged in before, are ignored.
  const { typed, waiting } = confirmation?.playerId === player.id ? confirmation : none
  const change = (part: Partial<EmailConfirmation>): void => setConfirmation({ ...none, typed, waiting, ...part })
  const values = { email: player.email ?? typed }

  const form = useForm({
    values,
    isDisabled: !useReachable(),
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: ({ email }) => commands.profile.sendConfirmation({ email }),
    done: (sent, { email }) => {
      form.forget()
      change({ waiting: { email, sent } })
    },
  })

  const step = waiting && {
    to: { email: waiting.email },
    sent: waiting.sent,
    send: (code: string) => commands.profile.confirm({ to: { email: waiting.email }, code }),
    again: async () => {
      const answer = await commands.profile.resendConfirmation({ email: waiting.email })
      if (answer.ok) change({ waiting: { ...waiting, sent: answer.value } })
      return answer
    },
    done: () => {
      setConfirmation(null)
      setConfirmed(true)
    },
  }

  return {
    ...form,
    values,
    type: (text: string) => change({ typed: text }),
    step,
    leave: () => change({ waiting: null }),
    confirmed,
  }
}
