import { useCallback, useEffect, useRef, useState } from 'react'
import { type TagManagerMessage, readTagManagerMessage } from '#domain/frames/frame-message.ts'
import { THIRD_PARTY_SANDBOX } from '#domain/frames/third-party-host.ts'
import { useConsent } from '../data/consent.ts'
import { useReachable } from '../data/queries.ts'
import { whenIdle } from '../browser/idle.ts'
import { getCampaignQuery, getLandingAddress } from './campaign.ts'
import { publicTitle } from '#domain/privacy/public-path.ts'
import { allowTags, connectTags, exceptionTag, queueTag } from '../browser/tag-events.ts'
import { getFrameAddress, useFrame } from './use-frame.ts'
import { useOnLogout } from './use-on-logout.ts'
import { useSettledPath } from './use-settled-path.ts'

const IDLE_MS = 10_000

/**
 * The operator's tag manager in a frame on its own host, where it may recognise the visitor: loads when the page is idle,
 * and only while the visitor allows marketing.
 */
export default function TagManager() {
  const isAllowed = useConsent()?.marketing
  const isIdle = useIsIdle()
  const reachable = useReachable()
  const [isReady, setReady] = useState(false)
  const [logouts, setLogouts] = useState(0)
  const [isWithdrawn, setForgotten] = useIsWithdrawn(isAllowed)
  useEffect(() => {
    if (isAllowed !== undefined) allowTags(isAllowed)
  }, [isAllowed])
  useExceptions()
  // A new data layer: tags must not send values of one player's events with those of the next.
  useOnLogout(useCallback(() => setLogouts((count) => count + 1), []))
  return (
    <>
      {/* If consent comes late, this mounts then and counts the current page. */}
      {isAllowed !== false && <PageViews />}
      {isAllowed && isIdle && (reachable || isReady) && <TagFrame key={logouts} onReady={setReady} />}
      {isWithdrawn && reachable && <ForgetFrame onForgotten={setForgotten} />}
    </>
  )
}

/** True after a withdrawal of the consent, until what the tags have stored is deleted. */
function useIsWithdrawn(isAllowed: boolean | undefined): [isWithdrawn: boolean, setForgotten: () => void] {
  const [withdrawal, setWithdrawal] = useState<'none' | 'possible' | 'pending'>('none')
  if (isAllowed === true && withdrawal !== 'possible') setWithdrawal('possible')
  if (isAllowed === false && withdrawal === 'possible') setWithdrawal('pending')
  return [withdrawal === 'pending', useCallback(() => setWithdrawal('none'), [])]
}

function PageViews() {
  useSettledPath((page_path) =>
    queueTag({ name: 'page_view', data: { page_path, page_title: publicTitle(page_path, document.title) } }),
  )
  return null
}

function TagFrame({ onReady }: { onReady: (isReady: boolean) => void }) {
  const disconnect = useRef<() => void>(undefined)
  useEffect(
    () => () => {
      disconnect.current?.()
      onReady(false)
    },
    [onReady],
  )
  return (
    <HiddenFrame
      query={getCampaignQuery(getLandingAddress())}
      onMessage={({ type }, send) => {
        if (type !== 'ready') return
        disconnect.current = connectTags((event) => send({ type: 'event', ...event }))
        onReady(true)
      }}
    />
  )
}

/** A new document without the tags deletes their storage, because they could write it again. */
function ForgetFrame({ onForgotten }: { onForgotten: () => void }) {
  return <HiddenFrame facts={FORGET} onMessage={({ type }) => type === 'forgotten' && onForgotten()} />
}

const FORGET = { forget: '' }

type HiddenProps = {
  facts?: Readonly<Record<string, string>>
  query?: string
  onMessage: (message: TagManagerMessage, send: (message: object) => void) => void
}

function HiddenFrame({ facts, query, onMessage }: HiddenProps) {
  const address = getFrameAddress('tags', facts, query)
  const { frame, send } = useFrame({
    origin: address?.origin ?? '',
    read: readTagManagerMessage,
    onMessage: (message: TagManagerMessage) => onMessage(message, send),
  })
  if (!address) return null
  return (
    <iframe
      ref={frame}
      hidden
      title="Tag manager"
      aria-hidden="true"
      tabIndex={-1}
      sandbox={THIRD_PARTY_SANDBOX}
      referrerPolicy="no-referrer"
      src={address.src}
    />
  )
}

function useExceptions(): void {
  useEffect(() => {
    const listen = ({ message }: ErrorEvent): void => queueTag(exceptionTag(message))
    window.addEventListener('error', listen)
    return () => window.removeEventListener('error', listen)
  }, [])
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isShown = true
    void whenIdle(IDLE_MS).then(() => isShown && setIdle(true))
    return () => {
      isShown = false
    }
  }, [])
  return isIdle
}
