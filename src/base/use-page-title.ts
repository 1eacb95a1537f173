import { atom, useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { createStore } from '../browser/create-store.ts'

/** The path whose page has set the document's title; null before the first. A lazy page sets it once it is loaded. */
export const titledPathStore = createStore<string | null>(null)

/** What follows the page's title, such as " · Practice"; nothing without it. */
export const titleNoteAtom = atom('')

/** Sets the document's title: "Slots · Tulpar". `end`: instead of the brand's name, after a title that has it. */
export function usePageTitle(title: string, end?: string): void {
  const app = useIntl().formatMessage({ id: 'app.name' })
  const [path] = useLocation()
  const note = useAtomValue(titleNoteAtom)
  const whole = title + note + (end ?? ` · ${app}`)
  useLayoutEffect(() => {
    document.title = whole
    titledPathStore.set(path)
  }, [whole, path])
}
