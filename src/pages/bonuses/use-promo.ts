import { atom, useAtom, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PromoBonus } from '#db/view.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { modalAtom } from '../../base/state.ts'
import { commands } from '../../data/commands.ts'
import { usePromoFact } from '../../data/money-queries.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { setCookie } from '../../browser/cookies.ts'
import { useFocusFirstWrong } from '../../forms/use-form.ts'
import { useDoing } from '../../forms/use-doing.ts'

/** The promo code as typed; stays in memory until the page is unloaded. */
const promoDraftAtom = atom('')

/** Why an existing code cannot be used now. */
export type PromoDisabledReason = 'expired' | 'region' | 'noRules'

/** State of the promo code form: the typed code, its bonus and the activation. What was typed is never discarded. */
export function usePromo(loggedIn: boolean) {
  const intl = useIntl()
  const ref = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(ref)
  const reachable = useReachable()
  const [text, setText] = useAtom(promoDraftAtom)
  const setModal = useSetAtom(modalAtom)
  const looking = useDoing()
  const taking = useDoing()
  const [checkedCode, setCheckedCode] = useState<string | null>(null)
  const [taken, setTaken] = useState<string | null>(null)
  const [empty, setEmpty] = useState(false)
  /** Counts edits: while an activation is in flight, the player may already type another code. */
  const typed = useRef(0)
  const fact = usePromoFact()
  const code = cleanTyped(text)
  const isShown = checkedCode !== null && checkedCode === code
  const bonus = isShown && fact?.promo === code ? fact.bonus : null
  const disabledReason = usePromoDisabledReason(bonus)

  async function look(): Promise<void> {
    setTaken(null)
    setEmpty(code === '')
    if (code === '') return focusFirstWrong()
    if (!reachable) return
    const found = await looking.run(() => commands.bonuses.checkPromo({ promo: code }))
    setCheckedCode(code)
    if (!found) focusFirstWrong()
  }

  async function take(): Promise<void> {
    if (!loggedIn) {
      // Registration sends the `promo` cookie, the same one that a link with a promo code sets.
      setCookie('promo', code)
      return setModal({ name: 'register' })
    }
    const before = typed.current
    if (!(await taking.run(() => commands.bonuses.activate({ promo: code })))) return
    setTaken(bonus?.name ?? code)
    if (typed.current !== before) return
    setCheckedCode(null)
    setText('')
  }

  return {
    ref,
    text,
    bonus,
    disabledReason,
    looking: looking.doing,
    taking: taking.doing,
    problem: empty
      ? intl.formatMessage({ id: 'promo.empty' })
      : isShown && !bonus
        ? (looking.failure ?? undefined)
        : undefined,
    failure: isShown ? taking.failure : null,
    taken,
    reachable,
    type: (next: string) => {
      typed.current += 1
      setEmpty(false)
      setText(next)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      void look()
    },
    take: () => void take(),
  }
}

function usePromoDisabledReason(bonus: PromoBonus | null): PromoDisabledReason | null {
  const now = useServerNow()
  const region = useAppState('geo')?.region ?? null
  if (!bonus) return null
  if (bonus.expiresAt !== null && bonus.expiresAt <= now) return 'expired'
  if (bonus.region !== null && region !== null && bonus.region !== region) return 'region'
  return bonus.rules ? null : 'noRules'
}
