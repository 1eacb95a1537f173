import { useCallback, useSyncExternalStore } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { commands } from '../../data/commands.ts'
import { isFavourite, subscribeFavourites } from '../../data/favourite-store.ts'
import { showToast } from '../../ui/toast-store.ts'
import { modalAtom } from '../state.ts'

/** Whether a game is a favourite, and what makes it one or takes that back. A guest logs in first. */
export function useFavourite(gameId: string): { favourite: boolean; toggle: () => void } {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  const favourite = useSyncExternalStore(
    subscribeFavourites,
    useCallback(() => isFavourite(gameId), [gameId]),
  )

  async function choose(): Promise<void> {
    const answer = await commands.lobby.setFavourite({ gameId, favourite: !favourite })
    if (answer.ok) return
    if (answer.error.code === 'unauthorised') setModal({ name: 'login' })
    else showToast(formatMessage({ id: `error.${answer.error.code}` }))
  }

  return { favourite, toggle: () => void choose() }
}
