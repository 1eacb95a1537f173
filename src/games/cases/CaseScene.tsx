import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { useLocale } from '../../app/locale.tsx'
import { ROUTES } from '../../app/routes.ts'
import { type CaseFacts, nameIn } from './case-facts.ts'
import { CaseResult } from './CaseResult.tsx'
import { Reels } from './Reels.tsx'
import styles from './scene.module.css'
import type { CaseGameState } from './use-case-game.ts'

/** What is looked at: which case it is, the reels, and what they brought. */
export function CaseScene({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  const { locale } = useLocale()
  return (
    <div className={styles['scene']}>
      <div className={styles['head']}>
        <h2>{nameIn(facts.card.name, locale)}</h2>
        <Link href={ROUTES.cases} className={styles['back']}>
          <FormattedMessage id="cases.all" />
        </Link>
      </div>
      <Reels reels={game.reels} waiting={game.original.busy} onSkip={game.original.finish} />
      <CaseResult facts={facts} round={game.told} rolling={game.reels.rolling} count={game.count} />
    </div>
  )
}
