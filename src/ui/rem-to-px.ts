/** A length in CSS's `rem`, in px: the player may have set letters larger in the browser, and lengths follow them. */
export function remToPx(rem: number): number {
  return rem * parseFloat(getComputedStyle(document.documentElement).fontSize)
}
