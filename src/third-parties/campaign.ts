/** Click ids of advertising networks. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'yclid']
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id']
/** An email address or a sentence has other characters. */
const PLAIN = /^[\w.~-]{1,200}$/

/** The campaign of a landing address as a query, for tags that read it in their own; empty if there is none. */
export function getCampaignQuery(address: string): string {
  const { searchParams } = new URL(address)
  const found = [...CLICK_IDS, ...CAMPAIGN].flatMap((name) => {
    const value = searchParams.get(name)
    return value !== null && PLAIN.test(value) ? [[name, value]] : []
  })
  return found.length === 0 ? '' : `?${new URLSearchParams(found)}`
}

/** The address that this document was opened at, although the app has moved on since. */
export function getLandingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href
}
