import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { ROUTES } from '../base/routes.ts'
import { BlockText } from './BlockText.tsx'
import { useProtection } from './use-protection.ts'

/** The break in effect in one line, in place of offers; leads to what stays available. Nothing without a break. */
export default function BreakNote({ className }: { className?: string | undefined }) {
  const block = useProtection()?.block
  if (!block) return null
  return (
    <Link className={className} href={ROUTES.profileLimits}>
      <b>
        <BlockText block={block} />
      </b>
      <span>
        <FormattedMessage id="protection.title" />
      </span>
    </Link>
  )
}
