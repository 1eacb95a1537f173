import { getBrandTokens } from '../../worker/domain/settings/brand-color.ts'
import { brandColor } from '../../worker/domain/settings/configuration.ts'
import { SETTINGS } from '../../worker/domain/settings/build-settings.ts'

/**
 * CSS that overrides the tokens of `ui/tokens.css` with the brand's colour and shades of it; '' for the default colour.
 */
export function brandStyles(color = brandColor): string {
  if (color === SETTINGS.brandColor.standard) return ''
  const rules = Object.entries(getBrandTokens(color)).map(([name, value]) => `--${name}:${value}`)
  return `@media not print{:root:root{${rules.join(';')}}}`
}
