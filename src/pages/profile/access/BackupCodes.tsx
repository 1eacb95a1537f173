import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { getUsername } from './username.ts'
import styles from './access.module.css'

type Props = { codes: readonly string[]; player: PlayerRow; onDone: () => void }

/** The backup codes, which are shown once: to copy or to save as a file. */
export function BackupCodes({ codes, player, onDone }: Props) {
  const { formatMessage } = useIntl()
  const { copied, copy, forget } = useCopy()
  const text = codes.join('\n')

  function save(): void {
    const title = `${location.host}, ${getUsername(player)}`
    saveFile(new Blob([`${title}\n${text}\n`], { type: 'text/plain;charset=utf-8' }), 'backup-codes.txt')
  }

  return (
    <>
      <h3>
        <FormattedMessage id="access.second.backup" />
      </h3>
      <p className={styles.about}>
        <FormattedMessage id="access.second.backup.about" />
      </p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => copy(text)} onBlur={forget}>
          <FormattedMessage id="access.second.backup.copy" />
        </Button>
        <Button onClick={save}>
          <FormattedMessage id="access.second.backup.save" />
        </Button>
      </div>
      <output className={styles.about}>{copied && formatMessage({ id: `copy.${copied}` })}</output>
      <Button variant="primary" onClick={onDone}>
        <FormattedMessage id="access.second.backup.done" />
      </Button>
    </>
  )
}
