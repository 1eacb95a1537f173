import { useIntl } from 'react-intl'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { MINER_MINES } from '#domain/games/miner.ts'
import { WHEEL_RISKS } from '#domain/games/wheel.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useCatalogue } from '../../games/cases/use-catalogue.ts'
import { SelectField } from '../../ui/Field.tsx'
import type { useByHand } from './use-by-hand.ts'

const MINES = Array.from({ length: MINER_MINES.max }, (_, at) => String(at + 1))

type Props = { hand: ReturnType<typeof useByHand> }

/** The input that a game needs besides the seeds: the number of mines, the case, or the wheel. */
export function Variant({ hand }: Props) {
  if (hand.game === 'miner') return <MinesField hand={hand} />
  if (hand.game === 'cases') return <CaseField hand={hand} />
  return hand.game === 'wheel' ? <WheelField hand={hand} /> : null
}

function MinesField({ hand }: Props) {
  const { formatMessage } = useIntl()
  return (
    <SelectField
      label={formatMessage({ id: 'miner.mines' })}
      name="mines"
      value={String(hand.mines)}
      options={MINES.map((value) => ({ value, text: value }))}
      onChoose={(mines) => hand.chooseMines(Number(mines))}
    />
  )
}

/** Cases by name if the list is loaded or can be loaded; otherwise by their slugs. */
function CaseField({ hand }: Props) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { cases } = useCatalogue()
  const getCaseName = (slug: string): string => {
    const facts = cases?.find(({ card }) => card.slug === slug)
    return facts ? nameIn(facts.card.name, locale) : slug
  }
  return (
    <SelectField
      label={formatMessage({ id: 'fairness.hand.case' })}
      name="case"
      value={hand.slug}
      options={CASE_TABLES.map(({ slug }) => ({ value: slug, text: getCaseName(slug) }))}
      onChoose={hand.chooseSlug}
    />
  )
}

function WheelField({ hand }: Props) {
  const { formatMessage } = useIntl()
  return (
    <SelectField
      label={formatMessage({ id: 'fairness.hand.wheel' })}
      name="risk"
      value={hand.risk}
      options={WHEEL_RISKS.map((risk) => ({ value: risk, text: formatMessage({ id: `keno.risk.${risk}` }) }))}
      onChoose={hand.chooseRisk}
    />
  )
}
