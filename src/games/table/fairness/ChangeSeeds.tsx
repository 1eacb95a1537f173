import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OriginalGame, SeedPairRow } from '#db/view.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'
import { useSeedPair } from '../../../data/round-queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTableMode } from '../practice/play-mode.ts'
import controls from '../controls.module.css'
import { isClientSeed, randomClientSeed } from './client-seed.ts'
import styles from './fairness.module.css'
import { SeedLine } from './SeedLine.tsx'
import { useRotation } from './use-rotation.ts'

type Props = { game: OriginalGame; pair: SeedPairRow; reasonId: string }

/**
 * Form for a new client seed. It starts a new seed pair and reveals the old server seed. `reasonId`: the id of
 * its text that says why seeds cannot be rotated now.
 */
export function ChangeSeeds({ game, pair, reasonId }: Props) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(randomClientSeed)
  const { rotate, rotating, error, disabledReason } = useRotation(game, useTableMode())
  /** The hash of the pair that the last rotation here revealed. */
  const [openedHash, setOpenedHash] = useState<string | null>(null)
  const opened = useSeedPair(openedHash ?? '')
  const news = useRef<HTMLOutputElement>(null)
  const openSeed = opened?.serverSeed
  const seed = cleanTyped(text)
  const wrong = !isClientSeed(seed)

  // On a phone the result may be below the viewport.
  useEffect(() => {
    if (openSeed) news.current?.scrollIntoView({ block: 'center' })
  }, [openSeed])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (disabledReason) return
    if (wrong) {
      input.current?.focus()
    } else if (await rotate(seed)) {
      setOpenedHash(pair.serverSeedHash)
      setText(randomClientSeed())
    }
  }

  return (
    <section className={styles.part}>
      <h3>{intl.formatMessage({ id: 'fairness.change' })}</h3>
      <form noValidate onSubmit={submit} className={styles.part}>
        <div className={controls.field}>
          <label className={controls.label} htmlFor={id}>
            {intl.formatMessage({ id: 'fairness.newClientSeed' })}
          </label>
          <div className={controls.box} data-wrong={wrong || undefined}>
            <input
              ref={input}
              id={id}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              value={text}
              aria-invalid={wrong}
              aria-describedby={`${id}-rule`}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <p id={`${id}-rule`} className={wrong ? controls.problem : styles.rule}>
            {intl.formatMessage({ id: 'fairness.newClientSeedRule' })}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="primary"
            type="submit"
            aria-disabled={disabledReason !== null}
            aria-busy={rotating}
            aria-describedby={reasonId}
          >
            {intl.formatMessage({ id: 'fairness.rotate' })}
          </Button>
          <Button onClick={() => setText(randomClientSeed())}>{intl.formatMessage({ id: 'fairness.another' })}</Button>
        </div>
        <output ref={news} id={reasonId} className={styles.says}>
          {disabledReason && <span>{intl.formatMessage({ id: disabledReason })}</span>}
          {error && <span className={controls.problem}>{intl.formatMessage({ id: `error.${error}` })}</span>}
          {openSeed && <span>{intl.formatMessage({ id: 'fairness.rotated' })}</span>}
        </output>
      </form>
      {openSeed && <SeedLine label={intl.formatMessage({ id: 'fairness.serverSeed' })} value={openSeed} />}
    </section>
  )
}
