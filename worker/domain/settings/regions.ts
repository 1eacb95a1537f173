/** Whether a setting's regions include a country; an unknown country (null) is included only by `*`. */
export function isInRegions(regions: readonly string[], country: string | null | undefined): boolean {
  return regions.includes('*') || (country !== null && country !== undefined && regions.includes(country))
}
