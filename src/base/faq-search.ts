import { ROUTES } from './routes.ts'

const QUERY = 'q'

/** The address of the answers to what is searched for. */
export function toFaqSearch(query: string): string {
  return `${ROUTES.faq}?${new URLSearchParams({ [QUERY]: query }).toString()}`
}

/** What the query of an address searches the answers for. */
export function readFaqSearch(search: string): string {
  return new URLSearchParams(search).get(QUERY) ?? ''
}
