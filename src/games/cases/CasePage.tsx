import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { LoadError } from '../../errors/LoadError.tsx'
import { ROUTES } from '../../app/routing/routes.ts'
import NotFound from '../../pages/not-found/NotFound.tsx'
import { CaseGame } from './CaseGame.tsx'
import { loadCases, useCatalogue } from './use-catalogue.ts'

/**
 * /games/cases/{slug}: a case of the operator's list, or the page that there is none of that name. One that leaves the list
 * while it is shown stays: its last round may still turn, and why it does not open is said by itself.
 */
export function CasePage({ slug }: { slug: string }) {
  const { cases, failed, isLatest } = useCatalogue()
  const found = cases?.find(({ card }) => card.slug === slug)
  const [kept, keep] = useState(found)
  if (found && found !== kept) keep(found)
  const facts = found ?? kept
  if (facts) return <CaseGame facts={facts} />
  if (cases && isLatest) {
    return (
      <NotFound>
        <Link href={ROUTES.cases}>
          <FormattedMessage id="cases.all" />
        </Link>
      </NotFound>
    )
  }
  return (
    <div className="app-page">
      <LoadError part="casesCatalogue" shown={false} again={loadCases} />
      {!failed && <div className="skeleton skeleton-block" aria-busy="true" />}
    </div>
  )
}
