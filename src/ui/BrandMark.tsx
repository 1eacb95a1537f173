import type { ComponentProps } from 'react'
import { MARK_PATH, MARK_SIZE } from './mark.ts'

/** The brand's mark; hidden from screen readers. */
export function BrandMark(looks: Pick<ComponentProps<'svg'>, 'className' | 'width' | 'height' | 'fill'>) {
  return (
    <svg viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true" {...looks}>
      <path d={MARK_PATH} />
    </svg>
  )
}
