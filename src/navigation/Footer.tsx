import { afterFirstPaint } from '../browser/first-paint.ts'
import { lazyComponent } from '../errors/lazy-component.tsx'
import { withRareTexts } from '../i18n/rare-texts.ts'

const load = withRareTexts(() => import('./PageFooter.tsx'))

/** The footer is below the fold: its chunk and texts load after the first paint. */
export const Footer = lazyComponent(() => afterFirstPaint().then(load))
