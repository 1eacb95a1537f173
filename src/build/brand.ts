import { brandColor } from '../../worker/domain/settings/configuration.ts'
import { SETTINGS, luminance } from '../../worker/domain/settings/build-settings.ts'

/**
 * CSS that overrides the tokens of `ui/tokens.css` with the brand's colour and shades of it; '' for the default colour.
 */
export function brandStyles(color = brandColor): string {
  if (color === SETTINGS.brandColor.standard) return ''
  const mixed = (part: number, other: string) => `color-mix(in srgb,${color} ${part}%,${other})`
  const tokens = {
    accent: color,
    'accent-high': mixed(70, '#fff'),
    'accent-soft': mixed(22, '#0b0e14'),
    'on-accent': luminance(color) > 0.18 ? '#04131f' : '#fff',
    focus: mixed(70, '#fff'),
  }
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `@media not print{:root:root{${rules.join(';')}}}`
}
