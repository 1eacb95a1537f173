/** 24 × 24 paths like all icons; defined here so that other pages do not load them. */
const PATHS = {
  camera: 'M4 7.5h3.5L9 5h6l1.5 2.5H20v11.5H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
} as const

export function DocumentDrawing({ of, size = 20 }: { of: keyof typeof PATHS; size?: number }) {
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
      <path d={PATHS[of]} />
    </svg>
  )
}
