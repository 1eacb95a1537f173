import { useIntl } from 'react-intl'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { nameIn } from '#domain/protocol/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { useResultText } from '../table/round/use-result-text.ts'
import { toCaseAuto } from './case-auto.ts'
import type { CaseFacts } from './case-facts.ts'
import { CaseContents } from './CaseContents.tsx'
import { CaseCount } from './CaseCount.tsx'
import { CaseRules } from './CaseRules.tsx'
import { CaseScene } from './CaseScene.tsx'
import { OpenPreview } from './OpenPreview.tsx'
import { useCaseGame } from './use-case-game.ts'
import { useCaseNames } from './use-case-names.ts'

/** The table of one case: its reels, how many to open, its contents, the rules. */
export function CaseGame({ facts }: { facts: CaseFacts }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const resultText = useResultText()
  const name = nameIn(facts.card.name, locale)
  usePageTitle(name)
  const game = useCaseGame(facts)
  const names = useCaseNames()
  const { original, count } = game
  const say = (round: OriginalRound<'cases'>) =>
    formatMessage({ id: 'cases.said' }, { items: names.round(round), result: resultText(round) })
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
      names={names}
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
