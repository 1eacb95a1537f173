import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { nameIn } from '../../../worker/domain/protocol/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { usePageTitle } from '../../app/seo/use-page-title.ts'
import { ROUTES } from '../../app/routing/routes.ts'
import { OriginalTable } from '../original/table/OriginalTable.tsx'
import { useResultText } from '../original/round/use-result-text.ts'
import { toCaseAuto } from './case-auto.ts'
import type { CaseFacts } from './case-facts.ts'
import { CaseContents } from './CaseContents.tsx'
import { CaseCount } from './CaseCount.tsx'
import { CaseRules } from './CaseRules.tsx'
import { CaseScene } from './CaseScene.tsx'
import { OpenPreview } from './OpenPreview.tsx'
import { useCaseGame } from './use-case-game.ts'
import { useRoundNames } from './use-round-names.ts'

/** The table of one case: its reels, how many to open, its contents, the rules. */
export function CaseGame({ facts }: { facts: CaseFacts }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const resultText = useResultText()
  const name = nameIn(facts.card.name, locale)
  usePageTitle(name)
  const game = useCaseGame(facts)
  const nameRound = useRoundNames()
  const { original, count } = game
  const say = (round: OriginalRound<'cases'>) =>
    formatMessage({ id: 'cases.said' }, { items: nameRound(round), result: resultText(round) })
  const detail = game.total === null ? {} : { detail: money(game.total, original.table.currency) }
  return (
    <OriginalTable
      original={original}
      title="nav.cases"
      among={{ name, path: ROUTES.cases, all: 'cases.all' }}
      scene={<CaseScene facts={facts} game={game} />}
      controls={
        <>
          <CaseCount facts={facts} game={game} />
          <CaseContents facts={facts} currency={original.table.currency} />
        </>
      }
      fixedAmount
      isShort={game.short}
      prices={facts.card.price}
      actions={[
        {
          label: 'cases.open',
          ...detail,
          primary: true,
          disabled: game.total === null,
          onPress: game.open,
        },
      ]}
      preview={<OpenPreview facts={facts} game={game} />}
      nameRound={nameRound}
      say={say}
      auto={toCaseAuto(facts, game)}
      rules={<CaseRules facts={facts} />}
      shortcuts={[
        { code: 'Space', label: 'cases.open', presses: ['cases.open'] },
        { code: 'KeyA', label: 'cases.fewer', act: () => game.setCount(count - 1) },
        { code: 'KeyS', label: 'cases.more', act: () => game.setCount(count + 1) },
        { code: 'KeyD', label: 'cases.skip', act: original.finish },
      ]}
    />
  )
}
