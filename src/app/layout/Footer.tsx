import { afterFirstPaint } from '../../browser/first-paint.ts'
import { lazyPart } from '../../errors/lazy-part.tsx'
import { withRareTexts } from '../../i18n/rare-texts.ts'

const load = withRareTexts(() => import('./PageFooter.tsx'))

/** The footer begins below the fold: its code and texts load after the first paint. */
export const Footer = lazyPart(() => afterFirstPaint().then(load))
