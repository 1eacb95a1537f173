import { FormattedMessage, useIntl } from 'react-intl'
import type { OriginalRound } from '#db/view.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { minor } from '#domain/money/money.ts'
import { CASE_COUNTS } from '#domain/games/cases.ts'
import { OriginalTable } from '../table/OriginalTable.tsx'
import { Stage } from '../table/stage/Stage.tsx'
import { useResultText } from '../table/round/use-result-text.ts'
import tableControls from '../table/controls.module.css'
import { FixedAmount } from '../table/bet/FixedAmount.tsx'
import { ChoiceBar } from '../table/ChoiceBar.tsx'
import { type CaseFacts, getBestItem } from './case-facts.ts'
import { CaseContents } from './CaseContents.tsx'
import { type CaseGameState, useCaseGame } from './use-case-game.ts'
import { useCaseNames } from './use-case-names.ts'
import controls from './controls.module.css'
import { CaseResult, WonItems } from './CaseResult.tsx'
import { Reels } from './Reels.tsx'
import { Tent } from './Tent.tsx'
import { Amount } from '../../ui/Amount.tsx'
import styles from './scene.module.css'
import { useFormatShare } from './use-format-share.ts'
import type { AutoGame } from '../table/auto/auto-source.ts'

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
      heading={{ title: 'nav.cases', among: { name, path: ROUTES.cases, all: 'cases.all' } }}
      sky={{ hue: 55, horizon: 70 }}
      scene={<CaseScene facts={facts} game={game} />}
      bet={{
        controls: (
          <>
            <CaseCount facts={facts} game={game} />
            <CaseContents facts={facts} currency={original.table.currency} />
          </>
        ),
        fixedAmount: true,
        price: <FixedAmount label="cases.total" amount={money(game.total, original.table.currency)} />,
        isShort: game.short,
        prices: facts.card.price,
        actions: [{ label: 'cases.open', ...detail, primary: true, disabled: game.total === null, onPress: game.open }],
        preview: <OpenPreview facts={facts} game={game} />,
        auto: toCaseAuto(facts, game),
      }}
      rounds={{ names, say }}
      rules={<CaseRules facts={facts} />}
      keys={{
        shortcuts: [
          { code: 'Space', label: 'cases.open', presses: ['cases.open'] },
          { code: 'KeyA', label: 'cases.fewer', act: () => game.setCount(count - 1) },
          { code: 'KeyS', label: 'cases.more', act: () => game.setCount(count + 1) },
          { code: 'KeyD', label: 'cases.skip', act: original.round.skipAnimation },
        ],
      }}
    />
  )
}

/** The highest possible payout. */
function OpenPreview({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { currency } = game.original.table
  const best = getBestItem(facts)?.value ?? null
  return (
    <dl className={`${tableControls.preview} ${controls.preview}`}>
      <div>
        <dt>{formatMessage({ id: 'cases.most' })}</dt>
        <dd>
          <Amount>{money(best === null ? null : minor(best * game.count), currency)}</Amount>
        </dd>
      </div>
    </dl>
  )
}

/** How many cases one bet opens, or a note that they have no price in this currency. */
function CaseCount({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { currency } = game.original.table
  return (
    <>
      <ChoiceBar
        legend={
          <>
            <FormattedMessage id="cases.count" />
            {facts.price !== null && (
              <span>{formatMessage({ id: 'cases.each' }, { price: money(facts.price, currency) })}</span>
            )}
          </>
        }
        choices={CASE_COUNTS}
        chosen={game.count}
        getName={String}
        onChoose={game.setCount}
      />
      <output className={controls.notSold}>{game.total === null && formatMessage({ id: 'cases.notSold' })}</output>
    </>
  )
}

/** The reels and their result. */
function CaseScene({ facts, game }: { facts: CaseFacts; game: CaseGameState }) {
  return (
    <Stage result={<CaseResult round={game.shownRound} rolling={game.reels.rolling} />}>
      <Tent />
      <div className={styles.scene}>
        <Reels
          facts={facts}
          reels={game.reels}
          waiting={game.original.play.isInFlight}
          onSkip={game.original.round.skipAnimation}
        />
        <WonItems facts={facts} round={game.shownRound} rolling={game.reels.rolling} count={game.count} />
      </div>
    </Stage>
  )
}

/** How a case is drawn and paid, with its true return. */
function CaseRules({ facts }: { facts: CaseFacts }) {
  const { formatMessage } = useIntl()
  const chance = useFormatShare()
  return (
    <>
      <p>{formatMessage({ id: 'cases.rules.draw' })}</p>
      <p>{formatMessage({ id: 'cases.rules.pay' })}</p>
      <p>{formatMessage({ id: 'cases.rules.return' }, { rtp: chance(facts.rtp) })}</p>
      <p>{formatMessage({ id: 'cases.rules.check' })}</p>
      <p>{formatMessage({ id: 'cases.rules.reels' })}</p>
    </>
  )
}

function toCaseAuto({ card }: CaseFacts, { original, count, total, short }: CaseGameState): AutoGame<'cases'> {
  return {
    ready: total !== null && !short,
    stake: total === null ? [] : [total],
    isFixed: true,
    place: (amount) => original.play.bet({ slug: card.slug, count }, amount),
    note: 'auto.note.cases',
  }
}
