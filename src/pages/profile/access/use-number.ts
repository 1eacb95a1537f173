import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { modalAtom } from '../../../app/state.ts'
import { commands } from '../../../data/commands.ts'
import { useReachable } from '../../../data/queries.ts'
import { type PhoneDraft, phoneProblem, phoneValue } from '../../../forms/phone-typing.ts'
import { useGuessedCountry } from '../../../forms/use-phone.ts'
import { useForm } from '../../../forms/use-form.ts'

/** The player's number: given where there is none, and confirmed by a code that is typed into a dialog of its own. */
export function useNumber(player: PlayerRow) {
  const country = useGuessedCountry()
  const setModal = useSetAtom(modalAtom)
  const [draft, setDraft] = useState<PhoneDraft | null>(null)
  const phone = draft ?? { country, typed: '' }
  const values = { phone: player.phone ?? phoneValue(phone) }
  const form = useForm({
    values,
    off: !useReachable(),
    // The operator's own number is taken as it is, of whatever country.
    check: (typed) => ({ phone: player.phone === null ? phoneProblem(typed.phone) : null }),
    send: ({ phone }) => commands.profile.sendConfirmation({ phone }),
    done: (sent, { phone }) => {
      form.forget()
      setModal({ name: 'confirmByPhone', phone, purpose: 'confirm', sent })
    },
  })
  return { ...form, phone, setPhone: setDraft }
}
