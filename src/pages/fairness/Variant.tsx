import { useIntl } from 'react-intl'
import { CASE_TABLES } from '../../../worker/rules/case-tables.ts'
import { MINER_MINES } from '../../../worker/rules/miner.ts'
import { WHEEL_RISKS } from '../../../worker/rules/wheel.ts'
import { useLocale } from '../../app/locale.tsx'
import { useFact } from '../../data/queries.ts'
import { nameIn } from '../../games/cases/case-facts.ts'
import { SelectField } from '../../ui/Field.tsx'
import type { useByHand } from './use-by-hand.ts'

const MINES = Array.from({ length: MINER_MINES.max }, (_, at) => String(at + 1))

/** What a game has to be told besides the seeds: how many mines, which case, which wheel. */
export function Variant({ hand }: { hand: ReturnType<typeof useByHand> }) {
  const { formatMessage } = useIntl()
  const caseName = useCaseName()
  if (hand.game === 'miner') {
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
  if (hand.game === 'cases') {
    return (
      <SelectField
        label={formatMessage({ id: 'fairness.hand.case' })}
        name="case"
        value={hand.slug}
        options={CASE_TABLES.map(({ slug }) => ({ value: slug, text: caseName(slug) }))}
        onChoose={hand.chooseSlug}
      />
    )
  }
  if (hand.game === 'wheel') {
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
  return null
}

/** A case by its name, where the list of cases is here; else as its address calls it. */
function useCaseName(): (slug: string) => string {
  const { locale } = useLocale()
  const cases = useFact('cases')?.cases ?? []
  return (slug) => {
    const card = cases.find((each) => each.slug === slug)
    return card ? nameIn(card.name, locale) : slug
  }
}
