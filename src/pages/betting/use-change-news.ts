import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { SlipSelection } from '../../../worker/db/view.ts'
import { slipSelectionId } from '#domain/betting/slip.ts'
import { CHANGED } from './slip-note.ts'

/**
 * Returns a live region that announces changed odds once, until the player accepts odds or changes the selections: odds
 * that move back and forth would otherwise be announced each time.
 */
export function useChangeNews(selections: readonly SlipSelection[], isChanged: boolean) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLOutputElement>(null)
  const announcedFor = useRef<string>(undefined)
  const taken = selections.map((selection) => `${slipSelectionId(selection)} ${selection.odds}`).join()
  useEffect(() => {
    if (!region.current || (isChanged && announcedFor.current === taken)) return
    region.current.textContent = isChanged ? formatMessage({ id: CHANGED }) : ''
    if (isChanged) announcedFor.current = taken
  }, [taken, isChanged, formatMessage])
  return region
}
