import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { safeAddress } from '#domain/wire/redirect.ts'
import { type SocialMessage, isSocialMessage, saveSocialLogin } from '../../base/social-return.ts'
import { commands } from '../../data/commands.ts'
import { leaveFor } from '../../browser/navigation.ts'
import { showToast } from '../../ui/toast-store.ts'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { useShowExcluded } from '../../forms/use-show-excluded.ts'
import { useOnLogin } from '../../forms/use-on-login.ts'
import type { SocialProvider } from './providers.tsx'
import { joinClubAfterLogin } from '../../data/join-club.ts'

type State =
  | { name: 'free' }
  | { name: 'waiting' | 'blocked' | 'working' | 'cancelled' | 'rejected'; provider: SocialProvider }

/** Options for a registration with a social account; for an existing account only `club` applies. */
export type Wishes = { promo?: string; currency?: Currency; club?: boolean }

type Opened = { window: Window; provider: SocialProvider }

/**
 * How often to check whether the window was closed, ms. Cancelling waits for the second check, so that a message sent
 * just before closing can still arrive.
 */
const CHECK_CLOSED_MS = 500

/**
 * Login with a social account. The window must open in the click itself and gets its address later, when the operator
 * replies. The state resets when the window is closed; if the browser blocks the window, this tab can go to the
 * provider instead.
 */
export function useSocial({ club = false, ...wishes }: Wishes = {}) {
  const intl = useIntl()
  const [state, setState] = useState<State>({ name: 'free' })
  const opened = useRef<Opened | null>(null)
  const showExcluded = useShowExcluded()
  const onLogin = useOnLogin('login')

  function fail(provider: SocialProvider, error: AppError): void {
    setState({ name: 'free' })
    if (showExcluded(error)) return
    showToast(
      error.code === 'unavailable' || error.code === 'notOffered'
        ? { id: 'social.unavailable', values: { provider: provider.name } }
        : getRejectionText(intl, error),
    )
  }

  async function open(provider: SocialProvider): Promise<void> {
    close(opened)
    // A new window gets a copy of this tab's session storage, so clear the saved login first.
    saveSocialLogin(null)
    const social = openSocialWindow(intl.formatMessage({ id: 'social.opening' }))
    if (!social) return setState({ name: 'blocked', provider })
    opened.current = { window: social, provider }
    setState({ name: 'waiting', provider })
    const answer = await commands.session.social({ provider: provider.id, ...wishes })
    // Another provider was chosen meanwhile, or the dialog closed.
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
    if (token === null && showExcluded({ reason })) return setState({ name: 'free' })
    if (token === null) return setState({ name: reason === 'cancelled' ? 'cancelled' : 'rejected', provider })
    setState({ name: 'working', provider })
    const answer = await commands.session.adopt({ token })
    if (!answer.ok) return fail(provider, answer.error)
    onLogin()
    if (club) joinClubAfterLogin()
  }

  useEffect(() => {
    function onMessage(event: MessageEvent<unknown>): void {
      const handed = handedBy(opened.current?.window ?? null, event)
      if (!handed || !opened.current) return
      const { provider } = opened.current
      opened.current = null
      void take(handed, provider)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  })
  // Leaving the dialog cancels the login.
  useEffect(() => () => close(opened), [])
  useClosed(opened, state.name === 'waiting', (provider) => setState({ name: 'cancelled', provider }))

  return {
    state,
    stateText: getStateText(state, (id, provider) => intl.formatMessage({ id }, { provider })),
    open: (provider: SocialProvider) => void open(provider),
    goHere: (provider: SocialProvider) => void goHere(provider),
  }
}

/** Calls `onClosed` once when the player has closed the window. */
function useClosed(
  opened: { current: Opened | null },
  waiting: boolean,
  onClosed: (provider: SocialProvider) => void,
): void {
  const latestOnClosed = useRef(onClosed)
  useEffect(() => {
    latestOnClosed.current = onClosed
  })
  useEffect(() => {
    if (!waiting) return
    let seenClosed = false
    const timer = setInterval(() => {
      const now = opened.current
      if (!now?.window.closed) return
      if (seenClosed) {
        opened.current = null
        latestOnClosed.current(now.provider)
      }
      seenClosed = true
    }, CHECK_CLOSED_MS)
    return () => clearInterval(timer)
  }, [opened, waiting])
}

function close(opened: { current: Opened | null }): void {
  opened.current?.window.close()
  opened.current = null
}

type FormatText = (
  id: `social.${'waiting' | 'blocked' | 'cancelled' | 'rejected'}` | 'social.opening',
  provider: string,
) => string

function getStateText(state: State, formatText: FormatText): string | null {
  if (state.name === 'free') return null
  return formatText(state.name === 'working' ? 'social.opening' : `social.${state.name}`, state.provider.name)
}

const WINDOW_FEATURES = 'popup,width=480,height=680'

/**
 * Opens the provider's login window, which shows `wait` until it navigates. Must be called synchronously in the click
 * handler, otherwise the browser blocks it. Returns null if it was blocked.
 */
function openSocialWindow(wait: string): Window | null {
  const opened = window.open('about:blank', '_blank', WINDOW_FEATURES)
  if (!opened) return null
  const { documentElement, body } = opened.document
  documentElement.style.colorScheme = 'dark'
  body.style.font = '1rem system-ui'
  body.textContent = wait
  return opened
}

/** The message, if it comes from our own page in exactly this window; otherwise null. */
function handedBy(social: Window | null, { origin, source, data }: MessageEvent<unknown>): SocialMessage | null {
  if (social === null || origin !== location.origin || source !== social) return null
  return isSocialMessage(data) ? data : null
}
