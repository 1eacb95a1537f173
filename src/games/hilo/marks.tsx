/** An arrow up; CSS rotates it for other directions. */
export function ArrowUp() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 4 21 15H16V20H8V15H3Z" fill="currentColor" />
    </svg>
  )
}

/** The icon of a skipped card. */
export function SkipMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M4 5 12 12 4 19ZM13 5 21 12 13 19Z" fill="currentColor" />
    </svg>
  )
}

export function WrongMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M6 6 18 18M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
