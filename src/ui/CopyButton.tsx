import { useIntl } from 'react-intl'
import { Strokes } from './Icon.tsx'
import { CHECK_PATH, COPY_PATH } from './lazy-icons.ts'
import { useCopy } from './use-copy.ts'

type Props = {
  what: string
  value: string
  className: string | undefined
  size?: number
  /** The class of the message. */
  messageClass: string | undefined
  /** Success is shown by the icon alone and announced to screen readers; failure is shown to everyone. */
  isQuiet?: boolean
}

/** Copies a value unchanged, and reports success or failure. */
export function CopyButton({ what, value, className, size = 22, messageClass, isQuiet = false }: Props) {
  const { formatMessage } = useIntl()
  const { copied, copy, forget } = useCopy()
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={formatMessage({ id: 'copy.what' }, { what })}
        onClick={() => copy(value)}
        onBlur={forget}
      >
        <Strokes d={copied === 'copied' ? CHECK_PATH : COPY_PATH} size={size} />
      </button>
      <output className={isQuiet && copied !== 'notCopied' ? 'sr-only' : messageClass} data-copied={copied}>
        {copied && formatMessage({ id: `copy.${copied}` })}
      </output>
    </>
  )
}
