import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { type Modal, modalAtom } from '../app/state.ts'

/** Closes a modal that has done its work, but never another one that was opened in the same moment. */
export function useCloseModal(name: Modal['name']): () => void {
  const setModal = useSetAtom(modalAtom)
  return useCallback(() => setModal((open) => (open?.name === name ? null : open)), [name, setModal])
}
