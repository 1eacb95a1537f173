/** SVG strokes in a 24 × 24 view box. */
export const PATHS = {
  home: 'M3 11.5 12 4l9 7.5M5.5 10v9.5h13V10M10 19.5v-5h4v5',
  slots: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14M4 12h1.5M18.5 12H20M6.2 9l.9 2M11.6 13l.9 2M17 9l.9 2',
  live: 'M12 3a5 5 0 0 1 5 5c0 3.5-2.2 6-5 6s-5-2.5-5-6a5 5 0 0 1 5-5M4.5 21c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5M9.5 8.2h5',
  profile: 'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5M4.5 20.5c.8-3.3 3.8-5 7.5-5s6.7 1.7 7.5 5',
  bonuses:
    'M4 8.5h16v4H4zM5.5 12.5V20h13v-7.5M12 8.5V20M12 8.5C8 8.5 6.5 7 7 5.3S11 4 12 8.5c1-4.5 4.5-4.9 5-3.2s-1 3.2-5 3.2',
  games: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM16.8 13.3v7M13.3 16.8h7',
  play: 'M8 5.5v13l10.5-6.5z',
  deposit: 'M12 5v14M5 12h14',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.5 12h17M12 3c2.5 2.5 3.7 5.5 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3',
  chat: 'M4 5.5h16v11H11l-4.5 3.5v-3.5H4zM8.5 11h.01M12 11h.01M15.5 11h.01',
  fold: 'M4 5h16v14H4zM9.5 5v14M16.5 9.5 14 12l2.5 2.5',
  unfold: 'M4 5h16v14H4zM9.5 5v14M14 9.5l2.5 2.5-2.5 2.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  down: 'M6 9.5l6 6 6-6',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
} as const

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
