import { OriginalTable } from '../table/OriginalTable.tsx'
import { toCoinflipAuto } from './coinflip-auto.ts'
import { CoinflipRules } from './CoinflipRules.tsx'
import { CoinScene } from './CoinScene.tsx'
import { useCoinflip } from './use-coinflip.ts'
import { useCoinflipNames } from './use-coinflip-names.ts'
import { useCoinflipWords } from './use-coinflip-words.ts'

/** Coinflip against the house: the coin, the flips of the round, the choice of side, the rules. */
export function AgainstHouse() {
  const coinflip = useCoinflip()
  const { original, worth } = coinflip
  const names = useCoinflipNames()
  const { say, details } = useCoinflipWords(coinflip)
  return (
    <OriginalTable
      original={original}
      title="coinflip.title"
      scene={<CoinScene coinflip={coinflip} />}
      actions={[
        {
          label: 'coinflip.flip',
          detail: details.flip,
          primary: true,
          disabled: coinflip.turning,
          onPress: coinflip.flip,
        },
        {
          label: 'coinflip.cashOut',
          ...(details.cashOut === null ? {} : { detail: details.cashOut }),
          disabled: coinflip.turning || worth.now === null,
          onPress: coinflip.cashOut,
        },
      ]}
      names={names}
      say={say}
      auto={toCoinflipAuto(coinflip)}
      rules={<CoinflipRules currency={original.table.currency} />}
      shortcuts={[
        { code: 'Space', label: 'coinflip.flip', presses: ['coinflip.flip'] },
        { code: 'KeyD', label: 'coinflip.otherSide', act: coinflip.turnOver },
        { code: 'KeyA', label: 'bet.shortcuts.half', act: () => original.change('half') },
        { code: 'KeyS', label: 'bet.shortcuts.double', act: () => original.change('double') },
        { code: 'KeyC', label: 'coinflip.cashOut', presses: ['coinflip.cashOut'] },
      ]}
    />
  )
}
