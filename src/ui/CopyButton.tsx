import { useIntl } from 'react-intl'
import { Strokes } from './Icon.tsx'
import { CHECK_PATH, COPY_PATH } from './late-icons.ts'
import { useCopy } from './use-copy.ts'

type Props = {
  what: string
  value: string
  className: string | undefined
  size?: number
  /** The class of what is said of it. */
  said: string | undefined
  /** That it did is told by the icon alone, and to who hears the page; that it did not, to all. */
  isQuiet?: boolean
}

/** Copies a value as it is, and says whether it did. */
export function CopyButton({ what, value, className, size = 22, said, isQuiet = false }: Props) {
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
      <output className={isQuiet && copied !== 'notCopied' ? 'sr-only' : said} data-copied={copied}>
        {copied && formatMessage({ id: `copy.${copied}` })}
      </output>
    </>
  )
}
