import { useState } from 'react'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { emailProblem } from '../../../forms/email.ts'
import { useForm } from '../../../forms/use-form.ts'

/** State of the form that sends the login details, to the player's own email by default. */
export function useLoginData(player: PlayerRow) {
  const [typed, setTyped] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<{ email: string; turn: number } | null>(null)
  const values = { email: typed ?? player.email ?? '' }
  const form = useForm({
    values,
    off: !useReachable(),
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: ({ email }) => commands.profile.sendLoginData({ email }),
    done: (_nothing, { email }) => {
      form.forget()
      setSentTo((before) => ({ email, turn: (before?.turn ?? 0) + 1 }))
    },
  })
  return { ...form, values, sentTo, type: setTyped }
}
