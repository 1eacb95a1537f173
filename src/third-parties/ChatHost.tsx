import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { chatUrl } from '../../worker/domain/settings/configuration.ts'
import { Boundary, type CrashProps } from '../errors/Boundary.tsx'
import { showCrashToast } from '../app/notices/crash-toast.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { useViewer } from '../data/queries.ts'
import { chatAtom } from './chat-state.ts'

const SupportChat = chatUrl === null ? null : lazyComponent(withRareTexts(() => import('./SupportChat.tsx')))

/** Mounts the support chat after it was first opened. */
export function ChatHost() {
  const [chat, setChat] = useAtom(chatAtom)
  useDroppedAtLogout(setChat)
  if (!SupportChat || chat === 'unused') return null
  return (
    <Boundary fallback={NotShown} resetKey={chat}>
      <SupportChat isOpen={chat === 'open'} onClose={() => setChat('closed')} />
    </Boundary>
  )
}

/** Removes the chat at logout, so that the next player cannot read the conversation. */
function useDroppedAtLogout(setChat: (chat: 'unused') => void): void {
  const loggedIn = useViewer()?.loggedIn ?? false
  const wasLoggedIn = useRef(false)
  useEffect(() => {
    if (wasLoggedIn.current && !loggedIn) setChat('unused')
    wasLoggedIn.current = loggedIn
  }, [loggedIn, setChat])
}

function NotShown({ error }: CrashProps) {
  const [, setChat] = useAtom(chatAtom)
  useEffect(() => {
    showCrashToast(error)
    setChat('unused')
  }, [error, setChat])
  return null
}
