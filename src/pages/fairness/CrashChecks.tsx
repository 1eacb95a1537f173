import { type FormEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { AppError } from '#domain/calls/result.ts'
import { toDigits } from '#domain/player/typed-text.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useAppState, useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { useTopic } from '../../data/topics.ts'
import seeds from '../../games/table/fairness/fairness.module.css'
import { SeedLine } from '../../games/table/fairness/SeedLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import styles from './fairness-page.module.css'

const HOW = ['chain', 'salt', 'draw', 'check'] as const

/**
 * /fairness/crash: how crash points are derived from the hash chain, and the check from any game to the published end
 * of the chain.
 */
export function CrashChecks() {
  const { formatMessage } = useIntl()
  usePageTitle(formatMessage({ id: 'fairness.page.title' }))
  return (
    <div className={`app-page ${seeds.fairness} ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <FormattedMessage id="fairness.page.title" />
        </h1>
        <Link href={ROUTES.crash}>
          <FormattedMessage id="nav.crash" />
        </Link>
      </header>
      <ChainCheck />
      <section className={styles.part}>
        <h2>
          <FormattedMessage id="fairness.how" />
        </h2>
        <ol className={styles.how}>
          {HOW.map((step) => (
            <li key={step}>
              <FormattedMessage id={`chain.how.${step}`} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function ChainCheck() {
  const { formatMessage, formatNumber } = useIntl()
  const chain = useAppState('crashChain')
  const check = useAppState('chainCheck')
  const [typed, setTyped] = useState<{ game: string; hash: string } | null>(null)
  // The newest game is only the default: stop following it once the player types.
  const newest = useTopic('crash', typed === null)?.state.last[0]
  const [error, setError] = useState<AppError | null>(null)
  const now = typed ?? { game: newest ? String(newest.game) : '', hash: newest?.hash ?? '' }
  const isWalking = check?.state === 'walking'

  useRefresh(() => commands.games.crash.loadChain())
  // The worker that ran the check may have ended with an earlier page.
  useEffect(() => {
    void commands.games.crash.refreshChainCheck()
  }, [])

  function start(event: FormEvent): void {
    event.preventDefault()
    setTyped(now)
    void commands.games.crash.checkChain({ game: Number(toDigits(now.game)), hash: now.hash }).then((answer) => {
      setError(answer.ok ? null : answer.error)
      // The worker may have died during the check.
      if (!answer.ok) void commands.games.crash.refreshChainCheck()
    })
  }

  return (
    <section className={styles.card} aria-labelledby="chain-check" data-testid="chain-check">
      <h2 id="chain-check">{formatMessage({ id: 'chain.title' })}</h2>
      <p>{formatMessage({ id: 'chain.about' })}</p>
      <PublishedChain />
      <form className={styles.part} noValidate onSubmit={start}>
        <TextField
          label={formatMessage({ id: 'chain.game' })}
          inputMode="numeric"
          autoComplete="off"
          value={now.game}
          onType={(game) => setTyped({ ...now, game })}
          problem={
            error?.fields?.['game'] &&
            formatMessage({ id: 'chain.game.wrong' }, { games: formatNumber(chain?.games ?? 0) })
          }
        />
        <TextField
          label={formatMessage({ id: 'crash.check.hash' })}
          autoComplete="off"
          value={now.hash}
          onType={(hash) => setTyped({ ...now, hash })}
          problem={error?.fields?.['hash'] && formatMessage({ id: 'chain.hash.wrong' })}
        />
        <p>
          <Button type="submit" variant="primary" aria-disabled={!chain || isWalking}>
            {formatMessage({ id: 'chain.start' })}
          </Button>
          {isWalking && (
            <Button onClick={() => void commands.games.crash.cancelChainCheck()}>
              {formatMessage({ id: 'chain.cancel' })}
            </Button>
          )}
        </p>
      </form>
      <CheckProgress />
    </section>
  )
}

/** The end of the chain and its salt, as the operator has published them. */
function PublishedChain() {
  const { formatMessage } = useIntl()
  const chain = useAppState('crashChain')
  const reachable = useReachable()
  if (!chain) return <p>{formatMessage({ id: reachable ? 'chain.loading' : 'chain.offline' })}</p>
  return (
    <div className={styles.part}>
      <SeedLine label={formatMessage({ id: 'chain.end' })} value={chain.terminatingHash} />
      <SeedLine label={formatMessage({ id: 'crash.check.salt' })} value={chain.salt} />
    </div>
  )
}

/** How far the check is, and then what it found. */
function CheckProgress() {
  const { formatMessage, formatNumber } = useIntl()
  const check = useAppState('chainCheck')
  return (
    <>
      {check?.state === 'walking' && (
        <progress value={check.walked} max={check.steps} aria-label={formatMessage({ id: 'chain.progress' })} />
      )}
      <output data-testid="chain-verdict" data-state={check?.state}>
        {check && check.state !== 'walking' && (
          <span>
            {formatMessage(
              { id: `chain.${check.state}` },
              { game: formatNumber(check.game), walked: formatNumber(check.walked) },
            )}
          </span>
        )}
      </output>
    </>
  )
}
