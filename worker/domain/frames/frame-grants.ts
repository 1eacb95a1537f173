const NAMES = ['popups', 'forms', 'media', 'origin'] as const
export type FrameGrant = (typeof NAMES)[number]

/** The security attributes of a game's iframe. */
export type FramePolicy = { sandbox: string; allow: string; referrerPolicy: 'no-referrer' | 'strict-origin' }

/**
 * What a provider's game may do besides running its scripts, if the launch reply names it, as iframe attributes.
 * Nothing else is ever granted: no access to the parent page, no camera or other device.
 */
const FRAME_GRANTS: Record<FrameGrant, Partial<FramePolicy>> = {
  /** Its own windows, such as its rules; they stay in the sandbox. */
  popups: { sandbox: 'allow-popups' },
  /** Form submission, such as a tip at a live table. */
  forms: { sandbox: 'allow-forms' },
  /** Encrypted video (DRM) of a live table. */
  media: { allow: 'encrypted-media' },
  /** The origin of the parent page in the referrer, for providers that check it; never the full URL. */
  origin: { referrerPolicy: 'strict-origin' },
}

/** Safe together only because the game is on another origin than ours, so it cannot reach the parent page. */
const SANDBOX = ['allow-scripts', 'allow-same-origin']
/** Sound without another click. Full screen is not granted: the page itself controls it. */
const ALLOW = ['autoplay']

/** Reads the grants that a launch reply names; unknown names are left out. */
export function readFrameGrants(names: readonly string[]): FrameGrant[] {
  return NAMES.filter((grant) => names.includes(grant))
}

/** The iframe attributes for these grants. */
export function framePolicy(grants: readonly FrameGrant[]): FramePolicy {
  const given = grants.map((grant) => FRAME_GRANTS[grant])
  return {
    sandbox: [...SANDBOX, ...given.flatMap(({ sandbox }) => sandbox ?? [])].join(' '),
    allow: [...ALLOW, ...given.flatMap(({ allow }) => allow ?? [])].join('; '),
    referrerPolicy: given.find(({ referrerPolicy }) => referrerPolicy)?.referrerPolicy ?? 'no-referrer',
  }
}
