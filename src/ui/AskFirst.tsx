import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './AskFirst.module.css'

type Props = {
  /** The button's label, then the question with the harmless answer and the other one. */
  texts: { label: string; question: string; no: string; yes: string }
  /** What the button refers to, when it is one of a list. */
  about?: string | undefined
  isDisabled?: boolean
  /** The id of the text that says why it is disabled. */
  reasonId?: string | undefined
  onYes: () => Promise<unknown>
}

/** Asks once before an action that cannot be undone. The focus moves to the harmless answer, and back afterwards. */
export function AskFirst({ texts, about, isDisabled = false, reasonId, onYes }: Props) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const wasConfirming = useRef(false)
  const [isConfirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!isConfirming && !wasConfirming.current) return
    wasConfirming.current = isConfirming
    group.current?.querySelector<HTMLElement>('button[data-first]')?.focus()
  }, [isConfirming])

  async function answer(): Promise<void> {
    setBusy(true)
    await onYes()
    setBusy(false)
    setConfirming(false)
  }

  return (
    <div ref={group} className={styles.group}>
      {isConfirming ? (
        <fieldset className={styles.sure} aria-labelledby={id}>
          <p id={id}>{texts.question}</p>
          <Button data-first onClick={() => setConfirming(false)}>
            {texts.no}
          </Button>
          <Button
            variant="danger"
            movesMoney
            aria-disabled={isDisabled}
            busy={busy}
            aria-describedby={reasonId}
            onClick={isDisabled ? undefined : () => void answer()}
          >
            {texts.yes}
          </Button>
        </fieldset>
      ) : (
        <Button
          data-first
          variant="quiet"
          aria-disabled={isDisabled}
          aria-describedby={[about, reasonId].filter(Boolean).join(' ') || undefined}
          onClick={isDisabled ? undefined : () => setConfirming(true)}
        >
          {texts.label}
        </Button>
      )}
    </div>
  )
}
