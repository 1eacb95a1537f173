import type { MouseEvent } from 'react'
import type { PlayMode } from '../../base/routes.ts'
import { useOpenTab } from '../../base/use-open-tab.ts'
import { commands } from '../../data/commands.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Opens a game in a new tab, with a newly requested address: the one of the iframe is already used or may expire. */
export function useGameTab(slug: string, mode: PlayMode): (event: MouseEvent) => void {
  const openTab = useOpenTab('play.asking')

  async function open(): Promise<void> {
    const tab = openTab()
    const answer = await commands.lobby.launch({ slug, mode })
    tab.go(answer.ok ? answer.value.url : null)
    if (!answer.ok) showToast({ id: `error.${answer.error.code}` })
  }

  return (event) => {
    event.preventDefault()
    void open()
  }
}
