import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { AppError } from '#domain/calls/result.ts'
import { useReachable } from '../../../data/queries.ts'
import seeds from '../fairness/fairness.module.css'
import { SeedLine } from '../fairness/SeedLine.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckField } from '../../../ui/Field.tsx'
import { saveFile } from '../../../browser/save-file.ts'
import { commands } from '../../../data/commands.ts'
import styles from './share.module.css'
import { type Shareable, useSharePicture } from './use-share-picture.ts'

type Props = { round: Shareable; isSecret: boolean; onClose: () => void }

/** Makes a round public, and gives its link and a picture of it to other apps. Nothing is public before the press. */
export default function ShareRoundDialog({ round, isSecret, onClose }: Props) {
  const { formatMessage } = useIntl()
  const reachable = useReachable()
  const { hasAmounts, chooseAmounts, create, isCreating, receipt, error } = useSharing(round)
  return (
    <Dialog title={formatMessage({ id: 'shareRound.title' })} onClose={onClose}>
      <div className={`${seeds.fairness} ${styles.share}`}>
        <p>{formatMessage({ id: 'shareRound.about' })}</p>
        {isSecret && <p>{formatMessage({ id: 'shareRound.secret' })}</p>}
        <CheckField
          label={formatMessage({ id: 'shareRound.amounts' })}
          name="amounts"
          problem={undefined}
          checked={hasAmounts}
          onCheck={chooseAmounts}
        />
        {receipt === null ? (
          <>
            <div className={seeds.buttons}>
              <Button
                variant="primary"
                busy={isCreating}
                aria-disabled={!reachable}
                aria-describedby="share-problem"
                onClick={create}
              >
                {formatMessage({ id: 'shareRound.create' })}
              </Button>
            </div>
            <output id="share-problem">
              {reachable ? (
                error && <Problem error={error} />
              ) : (
                <span>{formatMessage({ id: 'shareRound.offline' })}</span>
              )}
            </output>
          </>
        ) : (
          <Ready round={round} multiplier={receipt.multiplier} hasAmounts={hasAmounts} />
        )}
      </div>
    </Dialog>
  )
}

function Problem({ error: { code, reason } }: { error: AppError }) {
  const { formatMessage } = useIntl()
  const id =
    code === 'notOffered'
      ? 'shareRound.notOffered'
      : reason === 'round.unknown'
        ? 'fairness.opened.unknown'
        : (`error.${code}` as const)
  return <span>{formatMessage({ id })}</span>
}

function Ready({ round, multiplier, hasAmounts }: { round: Shareable; multiplier: number; hasAmounts: boolean }) {
  const { formatMessage } = useIntl()
  const { canvas, label, link, file, share } = useSharePicture(round, multiplier, hasAmounts)
  return (
    <>
      <output>{formatMessage({ id: 'shareRound.ready' })}</output>
      <figure>
        <canvas ref={canvas} className={styles.picture} aria-hidden="true" />
        <figcaption className="sr-only">{label}</figcaption>
      </figure>
      <SeedLine label={formatMessage({ id: 'shareRound.link' })} value={link} />
      <div className={seeds.buttons}>
        {share && (
          <Button variant="primary" onClick={share}>
            {formatMessage({ id: 'shareRound.open' })}
          </Button>
        )}
        <Button aria-disabled={file === null} onClick={() => file && saveFile(file, file.name)}>
          {formatMessage({ id: 'shareRound.save' })}
        </Button>
      </div>
    </>
  )
}

/** The choice of what a shared round shows, and its publication; another choice has to be published again. */
function useSharing({ game, id: roundId }: Shareable) {
  const [hasAmounts, setHasAmounts] = useState(false)
  const [isCreating, setCreating] = useState(false)
  /** What is public, and whether with amounts; null before. */
  const [receipt, setReceipt] = useState<{ multiplier: number; hasAmounts: boolean } | null>(null)
  const [error, setError] = useState<AppError | null>(null)

  function create(): void {
    setCreating(true)
    setError(null)
    void commands.games.publishRound({ game, roundId, amounts: hasAmounts }).then((answer) => {
      setCreating(false)
      setReceipt(answer.ok ? { multiplier: answer.value.multiplier, hasAmounts } : null)
      setError(answer.ok ? null : answer.error)
    })
  }

  return {
    hasAmounts,
    chooseAmounts: setHasAmounts,
    create,
    isCreating,
    receipt: receipt?.hasAmounts === hasAmounts ? receipt : null,
    error,
  }
}
