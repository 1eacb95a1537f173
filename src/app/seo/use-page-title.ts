import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'

/** Names the document after the page: "Slots · Tulpar"; the home page gives no name of its own. */
export function usePageTitle(title: string | null): void {
  const { formatMessage } = useIntl()
  const app = formatMessage({ id: 'app.name' })
  const said = formatMessage({ id: 'app.tagline' })
  useLayoutEffect(() => {
    document.title = title === null ? `${app} — ${said}` : `${title} · ${app}`
  }, [title, said, app])
}
