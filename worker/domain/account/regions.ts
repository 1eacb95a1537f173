/** Whether a country is among the regions of a setting; where nobody knows the country, only `*` has it. */
export function isInRegions(regions: readonly string[], country: string | null | undefined): boolean {
  return regions.includes('*') || (country !== null && country !== undefined && regions.includes(country))
}
