import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSetAtom } from 'jotai'
import type { Currency } from '#domain/money/currencies.ts'
import { modalAtom } from '../../../base/state.ts'
import { useFocusFirstWrong } from '../../../forms/use-form.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { commands } from '../../../data/commands.ts'
import { useAppState, useReachable } from '../../../data/queries.ts'
import { type AutoForm, useAutoForm } from './use-auto-form.ts'
import type { AutoPlaying } from './use-auto-play.ts'

export const BET_MODES = ['manual', 'auto'] as const
export type BetMode = (typeof BET_MODES)[number]

/** How a game configures auto-play: `steps` for a game of several steps a round, `isFixed` for a fixed price. */
export type AutoFacts = {
  steps?: { label: MessageKey; hint: MessageKey; most: number }
  isFixed?: boolean
  note?: MessageKey
}

export type AutoTab = {
  auto: AutoPlaying
  game: AutoFacts
  /** Whether the tabs "Manual" and "Auto" are shown: false if the game has no auto-play or the region forbids it. */
  isOffered: boolean
  mode: BetMode
  choose: (mode: BetMode) => void
  form: AutoForm
  fields: RefObject<HTMLFieldSetElement | null>
  loggedIn: boolean | null
  /** Whether Start is disabled, because auto-play cannot start now. */
  isStartDisabled: boolean
  /** Starts auto-play, or moves focus to the first invalid field. Opens the sign-up for a guest. */
  start: () => void
}

type Table = { loggedIn: boolean | null; currency: Currency }

/** State of the tabs "Manual" and "Auto" of a bet panel. Each visit of a table begins with "Manual". */
export function useAutoTab(auto: AutoPlaying, game: AutoFacts | undefined, { loggedIn, currency }: Table): AutoTab {
  const [chosen, choose] = useState<BetMode>('manual')
  const openModal = useSetAtom(modalAtom)
  const form = useAutoForm(game?.steps?.most ?? 1, currency)
  const fields = useRef<HTMLFieldSetElement>(null)
  const focusFirstWrong = useFocusFirstWrong(fields)
  const isOffered = game !== undefined && !auto.isForbidden
  const isGuest = loggedIn === false
  const mode = isOffered && (chosen === 'auto' || auto.run !== null) ? 'auto' : 'manual'
  useLoadRegion(mode === 'auto')

  function start(): void {
    if (isGuest) return openModal({ name: 'register' })
    const plan = form.plan()
    if (plan) auto.start(plan)
    else focusFirstWrong()
  }

  return {
    auto,
    game: game ?? {},
    isOffered,
    mode,
    choose,
    form,
    fields,
    loggedIn,
    isStartDisabled: !isGuest && (!auto.ready || auto.lacks !== null),
    start,
  }
}

/** How long after an attempt the region is requested again, ms. */
const RETRY_MS = 10_000

/** Loads the visitor's region while auto-play is `wanted` and the start of the visit could not load it. */
function useLoadRegion(wanted: boolean): void {
  const isMissing = useAppState('geo') === null
  const isDue = useReachable() && isMissing && wanted
  useEffect(() => {
    if (!isDue) return undefined
    const load = () => void commands.games.loadRegion()
    load()
    const timer = setInterval(load, RETRY_MS)
    return () => clearInterval(timer)
  }, [isDue])
}
