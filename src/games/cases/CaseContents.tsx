import { useIntl } from 'react-intl'
import { isKnownTable } from '#domain/games/cases.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { nameIn } from '#domain/languages/names.ts'
import { useLocale } from '../../i18n/locale.tsx'
import { useMoney } from '../../format/use-money.ts'
import { useMultiplier } from '../table/round/multiplier.ts'
import { Explained } from '../../ui/Explained.tsx'
import type { CaseFacts, ItemFacts } from './case-facts.ts'
import { Amount } from '../../ui/Amount.tsx'
import styles from './controls.module.css'
import { ItemPicture } from './ItemPicture.tsx'
import { RarityMark } from './RarityMark.tsx'
import { useFormatShare } from './use-format-share.ts'

/** The contents of a case: chance and payout of each item, shown before the bet. */
export function CaseContents({ facts, currency }: { facts: CaseFacts; currency: Currency }) {
  const { formatMessage } = useIntl()
  const chance = useFormatShare()
  const title = formatMessage({ id: 'cases.contents' })
  const { card, items, rtp } = facts
  return (
    <section className={styles.contents} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Explained tip={formatMessage({ id: 'original.rtp.what' })}>
          {formatMessage({ id: 'cases.rtp' }, { rtp: chance(rtp) })}
        </Explained>
      </header>
      {!isKnownTable(card.slug, card.items) && <p>{formatMessage({ id: 'cases.otherTable' })}</p>}
      <ul>
        {items.map((each) => (
          <Item key={each.item.id} facts={each} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function Item({ facts: { item, rarity, chance, value }, currency }: { facts: ItemFacts; currency: Currency }) {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const money = useMoney()
  const write = useFormatShare()
  const multiplier = useMultiplier()
  return (
    <li data-rarity={rarity}>
      <ItemPicture picture={item.picture} size={36} />
      <span className={styles.item}>
        <span>{nameIn(item.name, locale)}</span>
        <small>
          <RarityMark rarity={rarity} />
          <span>{formatMessage({ id: `cases.rarity.${rarity}` })}</span>
        </small>
      </span>
      <span className={styles.worth}>
        <b>
          <Amount>{value === null ? multiplier(item.multiplier) : money(value, currency)}</Amount>
        </b>
        <small>{formatMessage({ id: 'cases.chance' }, { chance: write(chance) })}</small>
      </span>
    </li>
  )
}
