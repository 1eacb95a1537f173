import type { Sport } from '#domain/betting/betting.ts'

/** Strokes of 24 × 24: a ball with its patches, a racket and its ball, a ball with its seams, a gamepad. */
export const SPORT_PATHS: Record<Sport, string> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5.2 3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 3v5.2m8.5 1.1-4.9 1.5m1.7 8.5-3.1-4.3m-7.5 4.3 3.1-4.3M3.5 9.3l4.9 1.5',
  tennis:
    'M9.6 3.6c3.2-1.4 6.8.2 8 3.5s-.6 7-3.8 8.4-6.8-.2-8-3.5.6-7 3.8-8.4zM8 14.5 4.5 21m3-14.5 8.6 7m-9.4-2 8-7m-3.5-1.3 4.5 12M18.5 17a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3v18M5.7 5.6c3.4 3.6 3.4 9.2 0 12.8M18.3 5.6c-3.4 3.6-3.4 9.2 0 12.8',
  esports:
    'M7.5 7h9c2.8 0 4.5 2.3 4.8 5.2l.5 4c.2 2.3-2.4 3.3-3.9 1.6L15.5 15h-7l-2.4 2.8c-1.5 1.7-4.1.7-3.9-1.6l.5-4C3 9.3 4.7 7 7.5 7zM8 9.8v3m-1.5-1.5h3m5.5 0h.01m2.5-1.3h.01',
}
