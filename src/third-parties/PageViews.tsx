import { publicTitle } from '#domain/privacy/public-path.ts'
import { commands } from '../data/commands.ts'
import { useSettledPath } from './use-settled-path.ts'

/** Counts each page that is shown, for the third parties that get events. */
export default function PageViews() {
  useSettledPath((path) => {
    void commands.analytics.track({ name: 'page_view', data: { path, title: publicTitle(path, document.title) } })
  })
  return null
}
