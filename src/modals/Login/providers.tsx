import type { ReactNode } from 'react'

/** The social providers: the operator's name for each, its own name, and its sign, drawn simply. */
export type Provider = { id: string; name: string; sign: ReactNode }

export const PROVIDERS: readonly Provider[] = [
  {
    id: 'google',
    name: 'Google',
    sign: <path fill="none" stroke="currentColor" strokeWidth="3" d="M19.2 7.4A8.6 8.6 0 1 0 20.6 12H12.4" />,
  },
  {
    id: 'telegram',
    name: 'Telegram',
    sign: <path fill="currentColor" d="M21.5 3.6 2.6 11l5.6 2 2 6.6 3-3.4 5 3.7zM9.4 12.6l8-5.2-6.2 6.2-.5 2.9z" />,
  },
  {
    id: 'vk',
    name: 'VK',
    sign: (
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3 7c.4 6 3.600 10 9 10V7M12 12c3.500 0 6-2 7-5M12 12c3.500 0 6.500 2 8 5"
      />
    ),
  },
]
