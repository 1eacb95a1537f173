import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { modalAtom } from '../../../base/state.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { type PhoneDraft, phoneProblem, phoneValue } from '../../../forms/phone-typing.ts'
import { useGuessedCountry } from '../../../forms/use-phone.ts'
import { useForm } from '../../../forms/use-form.ts'

/** State of the phone card: adding a number if there is none, and confirming it with a code in a separate dialog. */
export function useNumber(player: PlayerRow) {
  const country = useGuessedCountry()
  const setModal = useSetAtom(modalAtom)
  const [draft, setDraft] = useState<PhoneDraft | null>(null)
  const phone = draft ?? { country, typed: '' }
  const values = { phone: player.phone ?? phoneValue(phone) }
  const form = useForm({
    values,
    off: !useReachable(),
    // A number known to the operator is accepted as is, from any country.
    check: (typed) => ({ phone: player.phone === null ? phoneProblem(typed.phone) : null }),
    send: ({ phone }) => commands.profile.sendConfirmation({ phone }),
    done: (sent, { phone }) => {
      form.forget()
      setModal({ name: 'confirmByPhone', phone, purpose: 'confirm', sent })
    },
  })
  return { ...form, phone, setPhone: setDraft }
}
