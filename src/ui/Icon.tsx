import { PATHS } from './icon-paths.ts'

export type IconName = keyof typeof PATHS

/** Hidden from screen readers: the text beside an icon names it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Strokes d={PATHS[name]} size={size} />
}

/** An icon that only one chunk needs. */
export function Strokes({ d, size = 20 }: { d: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
