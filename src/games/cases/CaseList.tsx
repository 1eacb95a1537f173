import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { Heart } from '../../catalogue/favourite/FavouriteTile.tsx'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { LoadError, StaleSince } from '../../errors/LoadError.tsx'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { useViewerCurrency } from '../../data/use-viewer-country.ts'
import { playedId } from '#domain/games/played-original.ts'
import { nameIn } from '#domain/languages/names.ts'
import { getBestItem, type CaseFacts } from './case-facts.ts'
import { Chest } from './Chest.tsx'
import { getCaseMaterial } from './materials.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './list.module.css'
import colours from './material.module.css'
import { loadCases, useCatalogue } from './use-catalogue.ts'
import { useFormatShare } from './use-format-share.ts'

/** /games/cases: all cases of the operator, with price and return. */
export function CaseList() {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'nav.cases' })
  usePageTitle(title)
  const { cases, isPractice, fetchedAt, failed } = useCatalogue()
  return (
    <div className={`app-page ${styles.page}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.heart}>
          <Heart id={playedId('cases')} name={title} />
        </span>
        <p>
          <FormattedMessage id="cases.intro" />
        </p>
        {isPractice && (
          <p>
            <FormattedMessage id="practice.cases" />
          </p>
        )}
        <StaleSince part="casesCatalogue" fetchedAt={fetchedAt} />
      </div>
      {(cases || failed) && <LoadError part="casesCatalogue" shown={Boolean(cases)} again={loadCases} />}
      {cases?.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage id="cases.none" />
        </p>
      )}
      {cases && cases.length > 0 && (
        <ul className={styles.cases} aria-label={title}>
          {cases.map((facts) => (
            <li key={facts.card.slug}>
              <CaseTile facts={facts} />
            </li>
          ))}
        </ul>
      )}
      {!cases && !failed && <Skeletons />}
    </div>
  )
}

function CaseTile({ facts }: { facts: CaseFacts }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const chance = useFormatShare()
  const currency = useViewerCurrency()
  const { card, price, rtp } = facts
  const best = getBestItem(facts)
  return (
    <Link
      href={`${ROUTES.cases}/${encodeURIComponent(card.slug)}`}
      className={`${styles.case} ${colours.material}`}
      data-material={getCaseMaterial(card.slug)}
    >
      <span className={styles.picture}>
        <Chest facts={facts} />
      </span>
      <b className={styles.name}>{nameIn(card.name, locale)}</b>
      <span className={styles.price} translate={price === null ? undefined : 'no'}>
        {price === null ? formatMessage({ id: 'cases.notSold' }) : <Amount>{money(price, currency)}</Amount>}
      </span>
      {best && best.value !== null && (
        <span className={styles.best}>
          <FormattedMessage id="cases.upTo" values={{ amount: <Amount>{money(best.value, currency)}</Amount> }} />
        </span>
      )}
      <span className={styles.fact}>{formatMessage({ id: 'cases.rtp' }, { rtp: chance(rtp) })}</span>
    </Link>
  )
}

function Skeletons() {
  return (
    <div className={styles.cases} aria-busy="true">
      {Array.from({ length: 6 }, (_, at) => (
        <span key={at} className={`skeleton ${styles.waiting}`} />
      ))}
    </div>
  )
}
