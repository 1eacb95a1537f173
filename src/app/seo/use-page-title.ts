import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'

/** Sets the document's title: "Slots · Tulpar"; the home page has no title of its own. */
export function usePageTitle(title: string | null): void {
  const { formatMessage } = useIntl()
  const app = formatMessage({ id: 'app.name' })
  const tagline = formatMessage({ id: 'app.tagline' })
  useLayoutEffect(() => {
    document.title = title === null ? `${app} — ${tagline}` : `${title} · ${app}`
  }, [title, tagline, app])
}
