import { useIntl } from 'react-intl'
import type { OriginalGame } from '#db/view.ts'
import { hashServerSeed } from '#domain/fairness/draws.ts'
import { ORIGINAL_GAMES } from '#domain/games/originals.ts'
import { useRoundNames } from '../../games/names.ts'
import { Draws } from '../../games/table/fairness/Draws.tsx'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { Signatures } from '../../games/table/fairness/Signatures.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import styles from './fairness-page.module.css'
import { useByHand } from './use-by-hand.ts'
import { Variant } from './Variant.tsx'

/** Computes the result for typed seeds, to compare with other calculators. */
export function ByHand({ game }: { game: OriginalGame }) {
  const { formatMessage } = useIntl()
  const hand = useByHand(game)
  const names = useRoundNames()
  const { typed, type, wrong, given } = hand
  const rule = (text: string, isWrong: boolean, problem: string) =>
    // An empty field shows the rule as a hint, not as an error.
    text !== '' && isWrong ? { problem } : { hint: problem }
  return (
    <section className={styles.card} aria-labelledby="by-hand" data-testid="by-hand">
      <h2 id="by-hand">{formatMessage({ id: 'fairness.hand' })}</h2>
      <p>{formatMessage({ id: 'fairness.hand.hint' })}</p>
      <SelectField
        label={formatMessage({ id: 'history.game' })}
        name="game"
        value={hand.game}
        options={ORIGINAL_GAMES.map((each) => ({ value: each, text: formatMessage({ id: `nav.${each}` }) }))}
        onChoose={(chosen) => hand.chooseGame(ORIGINAL_GAMES.find((each) => each === chosen) ?? hand.game)}
      />
      <Variant hand={hand} />
      <TextField
        label={formatMessage({ id: 'fairness.serverSeed' })}
        autoComplete="off"
        value={typed.serverSeed}
        onType={(serverSeed) => type({ serverSeed })}
        {...rule(typed.serverSeed, wrong.serverSeed, formatMessage({ id: 'fairness.hand.serverSeedRule' }))}
      />
      <TextField
        label={formatMessage({ id: 'fairness.clientSeed' })}
        autoComplete="off"
        value={typed.clientSeed}
        onType={(clientSeed) => type({ clientSeed })}
        {...rule(typed.clientSeed, wrong.clientSeed, formatMessage({ id: 'fairness.newClientSeedRule' }))}
      />
      <TextField
        label={formatMessage({ id: 'fairness.hand.nonce' })}
        autoComplete="off"
        inputMode="numeric"
        value={typed.nonce}
        onType={(nonce) => type({ nonce })}
        {...rule(typed.nonce, wrong.nonce, formatMessage({ id: 'fairness.hand.nonceRule' }))}
      />
      {given && (
        <div className={styles.part}>
          <SeedLine label={formatMessage({ id: 'fairness.serverSeedHash' })} value={hashServerSeed(hand.serverSeed)} />
          <h3>{formatMessage({ id: 'fairness.hand.draws' })}</h3>
          <p>{formatMessage({ id: 'fairness.stepDraw' }, { game: hand.game })}</p>
          <Draws from={hand.from} picks={given.picks} name={names.pick} />
          <details>
            <summary>{formatMessage({ id: 'fairness.stepSign' })}</summary>
            <Signatures signatures={given.signatures} />
          </details>
        </div>
      )}
    </section>
  )
}
