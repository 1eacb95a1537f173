import type { ElementChildren } from '../../ui/children.ts'

/** The social providers: the operator's id, the brand name, and a simple logo. */
export type SocialProvider = { id: string; name: string; sign: ElementChildren }

export const PROVIDERS: readonly SocialProvider[] = [
  {
    id: 'google',
    name: 'Google',
    sign: <path fill="none" stroke="currentColor" strokeWidth="3" d="M19.2 7.4A8.6 8.6 0 1 0 20.6 12H12.4" />,
  },
  {
    id: 'telegram',
    name: 'Telegram',
    sign: (
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M22 3 2 11l6 2.2L10.2 20l3.3-4 5 3.8zM9 12.6 17.6 7l-6.8 7-.4 3.2z"
      />
    ),
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
        d="M3 7c.4 6 3.6 10 9 10V7M12 12c3.5 0 6-2 7-5M12 12c3.5 0 6.5 2 8 5"
      />
    ),
  },
]
