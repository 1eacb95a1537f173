import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { CrashPoint } from '#domain/games/crash-round.ts'
import type { CrashRoundRow } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useTableMode } from '../table/practice/play-mode.ts'
import { useCrashRound } from '../../data/shared-round-queries.ts'
import { useAppState } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../table/fairness/fairness.module.css'
import { SeedLine } from '../table/fairness/SeedLine.tsx'
import { CheckStep, Verdict } from '../table/fairness/Verdict.tsx'
import { useMultiplier } from '../table/round/multiplier.ts'
import { checkCrashRound } from './check-crash-round.ts'

export type CrashCheckDialogProps = {
  roundId: string
  /** The last rounds as broadcast to all players, newest first. */
  points: readonly CrashPoint[]
  onClose: () => void
}

/** The check of one shared round: its crash point, and its draw recomputed on this device. */
export default function CrashCheckDialog({ roundId, points, onClose }: CrashCheckDialogProps) {
  const { formatMessage } = useIntl()
  const round = useCrashRound(roundId)
  const { error, retry } = useLoad(roundId)
  return (
    <Dialog title={formatMessage({ id: 'fairness.title' })} onClose={onClose}>
      <div className={styles.fairness} data-testid="crash-check">
        <h3 className={styles.name}>{formatMessage({ id: 'fairness.opened.title' }, { id: roundId })}</h3>
        {round ? <Checked round={round} points={points} /> : <NotHere error={error} retry={retry} />}
        <p>
          <Link href={`${ROUTES.fairness}/crash`}>{formatMessage({ id: 'chain.link' })}</Link>
        </p>
      </div>
    </Dialog>
  )
}

function useLoad(roundId: string) {
  const [error, setError] = useState<AppError | null>(null)
  const isPractice = useTableMode() === 'practice'
  const load = useCallback(() => {
    // Rounds of practice are only here.
    if (isPractice) return
    // Loads the published chain as well, because the round is checked against it.
    void commands.games.crash.loadChain()
    void commands.games.crash.loadRound({ roundId }).then((answer) => setError(answer.ok ? null : answer.error))
  }, [roundId, isPractice])
  useEffect(load, [load])
  return { error, retry: load }
}

function NotHere({ error, retry }: { error: AppError | null; retry: () => void }) {
  const { formatMessage } = useIntl()
  if (error === null) {
    return (
      <>
        <output>{formatMessage({ id: 'fairness.opened.loading' })}</output>
        <div className={`skeleton ${styles.coming}`} />
      </>
    )
  }
  const isUnknown = error.reason === 'round.unknown'
  return (
    <>
      <output>{formatMessage({ id: isUnknown ? 'crash.check.unknown' : `error.${error.code}` })}</output>
      {!isUnknown && <Button onClick={retry}>{formatMessage({ id: 'errorPage.retry' })}</Button>}
    </>
  )
}

function Checked({ round, points }: { round: CrashRoundRow; points: readonly CrashPoint[] }) {
  const { formatMessage } = useIntl()
  const moment = useFormatDateTime()
  const multiplier = useMultiplier()
  const chain = useAppState(useTableMode() === 'practice' ? 'practiceChain' : 'crashChain') ?? null
  const { digest, draw, point, reported, previousHash, steps, matches } = checkCrashRound(round, { points, chain })
  return (
    <>
      <p>
        {formatMessage({ id: 'crash.check.about' }, { point: multiplier(round.point), time: moment(round.endedAt) })}
      </p>
      <Verdict matches={matches}>
        <CheckStep title={formatMessage({ id: 'crash.check.digest' })} {...toAgrees(steps.inputs)}>
          <SeedLine label={formatMessage({ id: 'crash.check.hash' })} value={round.hash} />
          <SeedLine label={formatMessage({ id: 'crash.check.salt' })} value={round.salt} />
          <code translate="no">{digest}</code>
        </CheckStep>
        <CheckStep title={formatMessage({ id: 'crash.check.draw' })}>
          <code translate="no">{`0x${digest.slice(0, 8)} = ${draw}`}</code>
        </CheckStep>
        <CheckStep
          title={formatMessage({ id: 'crash.check.point' })}
          agrees={steps.point}
          expected={multiplier(reported)}
        >
          <code translate="no">{multiplier(point)}</code>
        </CheckStep>
        <CheckStep title={formatMessage({ id: 'crash.check.previous' })} {...toAgrees(steps.previous)}>
          <code translate="no">{previousHash}</code>
        </CheckStep>
        <CheckStep title={formatMessage({ id: 'crash.check.end' }, { count: round.game })} {...toAgrees(steps.end)}>
          <code translate="no">{round.terminatingHash}</code>
        </CheckStep>
      </Verdict>
    </>
  )
}

/** A step with nothing to compare against has no verdict. */
function toAgrees(step: boolean | null): { agrees?: boolean } {
  return step === null ? {} : { agrees: step }
}
