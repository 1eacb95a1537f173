import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'

/** Names the document after the page: "Slots · Tulpar"; the home page gives no name of its own. */
export function usePageTitle(title: string | null, description?: string): void {
  const { formatMessage } = useIntl()
  const app = formatMessage({ id: 'app.name' })
  const said = description ?? formatMessage({ id: 'app.tagline' })
  useLayoutEffect(() => {
    document.title = title === null ? `${app} — ${said}` : `${title} · ${app}`
    document.head.querySelector('meta[name=description]')?.setAttribute('content', said)
  }, [title, said, app])
}
