import type { Subject } from '../build/subjects.ts'
import type { WantedParts } from '../in-page/loading.ts'

const ROW = { selector: '[data-row]' }
/** A tile of the lobby's first row, rendered by the shell or by React; a skeleton is no link. */
const TILE = { selector: '.shelf-row a.tile' }

/** What a first visitor, a guest, waits for. */
export function guestContent(subject: Subject): WantedParts {
  return { row: subject === 'app' ? TILE : ROW }
}
