import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { createStore } from '../browser/create-store.ts'

/** The path whose page has set the document's title; null before the first. A lazy page sets it once it is loaded. */
export const titledPathStore = createStore<string | null>(null)

/** Sets the document's title: "Slots · Tulpar"; the home page has no title of its own. */
export function usePageTitle(title: string | null): void {
  const { formatMessage } = useIntl()
  const [path] = useLocation()
  const app = formatMessage({ id: 'app.name' })
  const tagline = formatMessage({ id: 'app.tagline' })
  useLayoutEffect(() => {
    document.title = title === null ? `${app} — ${tagline}` : `${title} · ${app}`
    titledPathStore.set(path)
  }, [title, tagline, app, path])
}
