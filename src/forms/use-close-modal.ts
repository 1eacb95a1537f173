import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { type Modal, modalAtom } from '../base/state.ts'

/** Closes this modal when it is done, but never another modal that was opened at the same time. */
export function useCloseModal(name: Modal['name']): () => void {
  const setModal = useSetAtom(modalAtom)
  return useCallback(() => setModal((open) => (open?.name === name ? null : open)), [name, setModal])
}
