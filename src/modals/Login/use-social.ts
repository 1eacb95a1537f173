import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '../../../worker/core/result.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { safeAddress } from '../../../worker/domain/protocol/redirect.ts'
import { type SocialMessage, saveSocialLogin } from '../../app/routing/social-return.ts'
import { commands } from '../../data/commands.ts'
import { leaveFor } from '../../browser/navigation.ts'
import { showToast } from '../../ui/toast-store.ts'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import type { SocialProvider } from './providers.tsx'
import { handedBy, openSocialWindow } from './social-window.ts'
import { joinClubAfterLogin } from '../../app/notices/join-club.ts'

type State =
  | { name: 'free' }
  | { name: 'waiting' | 'blocked' | 'working' | 'cancelled' | 'refused'; provider: SocialProvider }

/** What a registration asks for besides; of one who has an account already it is nothing but the club. */
export type Wishes = { promo?: string; currency?: Currency; club?: boolean }

type Opened = { window: Window; provider: SocialProvider }

/** How often a window is looked at that may have been closed; at the second look, what it handed over has arrived. */
const LOOK_MS = 500

/**
 * A log-in by an account elsewhere: the window opens with the click, then learns where to go (decisions "Session").
 * It is free again as soon as that window is closed; where the browser blocks it, this window can go instead.
 */
export function useSocial({ club = false, ...wishes }: Wishes = {}) {
  const intl = useIntl()
  const [state, setState] = useState<State>({ name: 'free' })
  const opened = useRef<Opened | null>(null)
  const entered = useOnLogin('login')

  function fail(provider: SocialProvider, error: AppError): void {
    setState({ name: 'free' })
    showToast(
      error.code === 'unavailable'
        ? { id: 'social.unavailable', values: { provider: provider.name } }
        : getRejectionText(intl, error),
    )
  }

  async function open(provider: SocialProvider): Promise<void> {
    close(opened)
    // The window gets a copy of what this tab notes.
    saveSocialLogin(null)
    const social = openSocialWindow(intl.formatMessage({ id: 'social.opening' }))
    if (!social) return setState({ name: 'blocked', provider })
    opened.current = { window: social, provider }
    setState({ name: 'waiting', provider })
    const answer = await commands.session.social({ provider: provider.id, ...wishes })
    // Another one was chosen meanwhile, or this one closed.
    if (opened.current?.window !== social) return
    const address = answer.ok ? safeAddress(answer.value.address, location) : null
    if (address !== null) return social.location.replace(address)
    close(opened)
    fail(provider, answer.ok ? { code: 'unavailable', retry: true } : answer.error)
  }

  async function goHere(provider: SocialProvider): Promise<void> {
    setState({ name: 'working', provider })
    const answer = await commands.session.social({ provider: provider.id, ...wishes })
    if (!answer.ok) return fail(provider, answer.error)
    saveSocialLogin({ club })
    leaveFor(answer.value.address, 'social')
  }

  async function take({ token, reason }: SocialMessage, provider: SocialProvider): Promise<void> {
    if (token === null) return setState({ name: reason === 'cancelled' ? 'cancelled' : 'refused', provider })
    setState({ name: 'working', provider })
    const answer = await commands.session.adopt({ token })
    if (!answer.ok) return fail(provider, answer.error)
    entered()
    if (club) joinClubAfterLogin()
  }

  useEffect(() => {
    function hear(event: MessageEvent<unknown>): void {
      const handed = handedBy(opened.current?.window ?? null, event)
      if (!handed || !opened.current) return
      const { provider } = opened.current
      opened.current = null
      void take(handed, provider)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  })
  // Who leaves the dialog has given it up.
  useEffect(() => () => close(opened), [])
  useClosed(opened, state.name === 'waiting', (provider) => setState({ name: 'cancelled', provider }))

  return {
    state,
    said: saidOf(state, (id, provider) => intl.formatMessage({ id }, { provider })),
    open: (provider: SocialProvider) => void open(provider),
    goHere: (provider: SocialProvider) => void goHere(provider),
  }
}

/** Tells once that the window was closed by whoever was asked there. */
function useClosed(
  opened: { current: Opened | null },
  waiting: boolean,
  onClosed: (provider: SocialProvider) => void,
): void {
  const tell = useRef(onClosed)
  useEffect(() => {
    tell.current = onClosed
  })
  useEffect(() => {
    if (!waiting) return
    let seenClosed = false
    const timer = setInterval(() => {
      const now = opened.current
      if (!now?.window.closed) return
      if (seenClosed) {
        opened.current = null
        tell.current(now.provider)
      }
      seenClosed = true
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [opened, waiting])
}

function close(opened: { current: Opened | null }): void {
  opened.current?.window.close()
  opened.current = null
}

type Say = (
  id: `social.${'waiting' | 'blocked' | 'cancelled' | 'refused'}` | 'social.opening',
  provider: string,
) => string

function saidOf(state: State, say: Say): string | null {
  if (state.name === 'free') return null
  return say(state.name === 'working' ? 'social.opening' : `social.${state.name}`, state.provider.name)
}
