import { Features } from 'lightningcss'
import type { CSSOptions } from 'vite'

/** No style here has `light-dark()`: what it is put together from, in browsers without, would stand beside each `color-scheme`. */
export const STYLES = { lightningcss: { exclude: Features.LightDark } } satisfies CSSOptions
