import { withProtectionTexts } from '../../i18n/protection-texts.ts'

/** Loads the deposit dialog with the texts of limits and breaks. Apart from the start, which has no room for it. */
export const loadPayIn = withProtectionTexts(() => import('./PayIn.tsx'))
