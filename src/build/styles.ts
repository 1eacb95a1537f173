import { Features } from 'lightningcss'
import type { CSSOptions } from 'vite'

/**
 * Turns off Lightning CSS's fallback for `light-dark()`: no style uses the function, and the fallback would add
 * variables to each `color-scheme`.
 */
export const STYLES = { lightningcss: { exclude: Features.LightDark } } satisfies CSSOptions
