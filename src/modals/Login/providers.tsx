import type { SocialProviderId } from '#domain/settings/build-settings.ts'
import { socialProviders } from '#domain/settings/configuration.ts'
import type { ElementChildren } from '../../ui/children.ts'

/** The social providers: the operator's id, the brand name, and a simple logo. */
export type SocialProvider = { id: SocialProviderId; name: string; sign: ElementChildren }

const PROVIDERS: { readonly [Id in SocialProviderId]: SocialProvider } = {
  google: {
    id: 'google',
    name: 'Google',
    sign: <path fill="none" stroke="currentColor" strokeWidth="3" d="M19.2 7.4A8.6 8.6 0 1 0 20.6 12H12.4" />,
  },
  telegram: {
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
  vk: {
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
}

/** Those that this casino offers, in its order. */
export const OFFERED_PROVIDERS = socialProviders.map((id) => PROVIDERS[id])
