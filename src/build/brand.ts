import { getBrandTokens, getGlowTokens } from '#domain/settings/brand-color.ts'
import { brandColor, brandSecondColor } from '#domain/settings/configuration.ts'
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
