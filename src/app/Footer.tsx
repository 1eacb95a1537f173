import { afterFirstPaint } from './first-paint.ts'
import { lazyPart } from './lazy-part.tsx'
import { withRareTexts } from './rare-texts.ts'

const load = withRareTexts(() => import('./late/PageFooter.tsx'))

/** The footer begins below the fold: its code and texts load after the first paint. */
export const Footer = lazyPart(() => afterFirstPaint().then(load))
