import { useCallback, useSyncExternalStore } from 'react'
import { useSetAtom } from 'jotai'
import type { AppError } from '#domain/calls/result.ts'
import { commands } from '../../data/commands.ts'
import { isFavourite, subscribeFavourites } from '../../data/favourite-store.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type Modal, afterLoginAtom, modalAtom } from '../../base/state.ts'

/** Whether a game is a favourite, and its toggle. A guest logs in first; the game is added after that. */
export function useFavourite(gameId: string): { favourite: boolean; toggle: () => void } {
  const setModal = useSetAtom(modalAtom)
  const setAfterLogin = useSetAtom(afterLoginAtom)
  const favourite = useSyncExternalStore(
    subscribeFavourites,
    useCallback(() => isFavourite(gameId), [gameId]),
  )

  async function choose(): Promise<void> {
    const answer = await commands.lobby.setFavourite({ gameId, favourite: !favourite })
    if (answer.ok) return
    if (answer.error.code === 'unauthorised') logInFirst()
    else sayProblem(answer.error)
  }

  /** Only the login that this press opens adds the game; any other login discards it. */
  function logInFirst(): void {
    setModal({ name: 'login' })
    setAfterLogin(() => (shown: Modal | null) => {
      void addAfterLogin()
      return shown
    })
  }

  async function addAfterLogin(): Promise<void> {
    const answer = await commands.lobby.setFavourite({ gameId, favourite: true })
    if (answer.ok) showToast({ id: 'favourite.added' })
    else sayProblem(answer.error)
  }

  function sayProblem({ code }: AppError): void {
    showToast({ id: `error.${code}` })
  }

  return { favourite, toggle: () => void choose() }
}
