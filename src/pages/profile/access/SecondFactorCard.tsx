import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import type { Security } from '#worker/profile/security.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { Button } from '../../../ui/Button.tsx'
import { useFocusOnReplace } from '../../../ui/use-focus-on-replace.ts'
import profile from '../Profile.module.css'
import { BackupCodes } from './BackupCodes.tsx'
import { Card } from './Card.tsx'
import { DoneNote } from './DoneNote.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'
import { EndSecondFactor } from './EndSecondFactor.tsx'
import { type SecondFactorChange, useSecondFactorSetup } from './use-second-factor-setup.ts'
import styles from './access.module.css'

type SecondFactor = NonNullable<Security['secondFactor']>
type Props = { player: PlayerRow; secondFactor: SecondFactor; change: SecondFactorChange }

/** The second factor of the log-in: turns it on with an authenticator app, and off by a code. */
export function SecondFactorCard({ player, secondFactor, change }: Props) {
  const setup = useSecondFactorSetup(change)
  const { step, done } = setup
  const { isOn } = secondFactor
  const ref = useFocusOnReplace<HTMLDivElement>(step.name)
  return (
    <Card
      title="access.second"
      player={null}
      badge={
        <span className={profile.badge} data-tone={isOn ? 'good' : 'calm'}>
          <FormattedMessage id={isOn ? 'access.second.on' : 'access.second.off'} />
        </span>
      }
    >
      <div ref={ref} tabIndex={-1} className={styles.steps}>
        {done && (
          <DoneNote key={done.at}>
            <FormattedMessage id={done.text} />
          </DoneNote>
        )}
        {step.name === 'rest' && <Rest secondFactor={secondFactor} setup={setup} />}
        {step.name === 'secret' && (
          <SetUpSecondFactor
            secret={step.secret}
            onDone={setup.showBackupCodes}
            onConflict={setup.fail}
            onCancel={setup.cancel}
          />
        )}
        {step.name === 'backupCodes' && (
          <BackupCodes codes={step.codes} player={player} onDone={() => setup.finish('access.second.turnedOn')} />
        )}
        {step.name === 'turnOff' && (
          <EndSecondFactor
            onDone={() => setup.finish('access.second.turnedOff')}
            onConflict={setup.fail}
            onCancel={setup.cancel}
          />
        )}
      </div>
    </Card>
  )
}

type RestProps = { secondFactor: SecondFactor; setup: ReturnType<typeof useSecondFactorSetup> }

function Rest({ secondFactor: { isOn, backupCodesLeft }, setup }: RestProps) {
  const reasonId = useId()
  const noNetwork = useNeedsNetwork()
  return (
    <>
      <p className={styles.about}>
        {isOn && backupCodesLeft !== null ? (
          <FormattedMessage id="access.second.backup.left" values={{ count: backupCodesLeft }} />
        ) : (
          <FormattedMessage id="access.second.about" />
        )}
      </p>
      <p role="alert" className={styles.problem}>
        {setup.problem}
      </p>
      <Button
        busy={setup.isStarting}
        aria-disabled={noNetwork !== undefined}
        aria-describedby={reasonId}
        onClick={isOn ? setup.askToDisable : setup.start}
      >
        <FormattedMessage id={isOn ? 'access.second.turnOff' : 'access.second.setUp'} />
      </Button>
      <p id={reasonId} className={styles.about}>
        {noNetwork}
      </p>
    </>
  )
}
