import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { chatUrl } from '#domain/settings/configuration.ts'
import { Boundary, type CrashProps } from '../errors/Boundary.tsx'
import { showCrashToast } from '../errors/crash-toast.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { chatAtom } from '../base/chat-state.ts'
import { useOnLogout } from './use-on-logout.ts'

const SupportChat = chatUrl === null ? null : lazyComponent(withRareTexts(() => import('./SupportChat.tsx')))

/** Mounts the support chat after it was first opened. */
export function ChatHost() {
  const [chat, setChat] = useAtom(chatAtom)
  // The next player must not read the conversation.
  useOnLogout(useCallback(() => setChat('unused'), [setChat]))
  if (!SupportChat || chat === 'unused') return null
  return (
    <Boundary fallback={NotShown} resetKey={chat}>
      <SupportChat isOpen={chat === 'open'} onClose={() => setChat('closed')} />
    </Boundary>
  )
}

function NotShown({ error }: CrashProps) {
  const [, setChat] = useAtom(chatAtom)
  useEffect(() => {
    showCrashToast(error)
    setChat('unused')
  }, [error, setChat])
  return null
}
