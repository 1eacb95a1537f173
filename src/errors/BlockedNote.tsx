import { useUpdates } from '../data/updates.ts'
import { withRareTexts } from '../i18n/rare-texts.ts'
import { Boundary } from './Boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

const BlockedUpdates = lazyComponent(withRareTexts(() => import('./BlockedUpdates.tsx')))

/** Where live data is shown: says so while the network blocks live updates. */
export function BlockedNote() {
  const how = useUpdates()
  if (how !== 'polled' && how !== 'bare') return null
  return (
    <Boundary>
      <BlockedUpdates how={how} />
    </Boundary>
  )
}
