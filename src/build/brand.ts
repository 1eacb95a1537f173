import { getBrandTokens, getGlowTokens } from '#domain/settings/brand-color.ts'
import { brandColor, brandSecondColor, demoBanner } from '#domain/settings/configuration.ts'
import { SETTINGS } from '#domain/settings/build-settings.ts'

/**
 * CSS that overrides the tokens of `ui/tokens.css` with the brand's colours and shades of them; '' for the default
 * colours.
 */
export function brandStyles(color = brandColor, second = brandSecondColor): string {
  if (color === SETTINGS.brandColor.standard && second === null) return ''
  const tokens = { ...getBrandTokens(color), ...getGlowTokens(color, second) }
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `@media not print{:root:root{${rules.join(';')}}}`
}

/** CSS of a demo build: every page begins 16 px under the banner, which is 20 px high. */
export function demoStyles(isDemo = demoBanner): string {
  return isDemo ? ':root{--strip:.75rem}' : ''
}
