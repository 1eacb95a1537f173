const NAMES = ['popups', 'forms', 'media', 'origin'] as const
export type FrameGrant = (typeof NAMES)[number]

/** What the frame of a game carries. */
export type FramePolicy = { sandbox: string; allow: string; referrerPolicy: 'no-referrer' | 'strict-origin' }

/**
 * What a provider's game may do in its frame beyond running its scripts, if the operator's launch names it; by what each
 * is to the browser. Nothing that is not here is ever given: never the page that holds the frame, nor a device.
 */
const FRAME_GRANTS: Record<FrameGrant, Partial<FramePolicy>> = {
  /** Windows of its own, such as its rules; they stay in the sandbox. */
  popups: { sandbox: 'allow-popups' },
  /** Forms that it sends, such as a table's tip. */
  forms: { sandbox: 'allow-forms' },
  /** Pictures of a table that are sent locked. */
  media: { allow: 'encrypted-media' },
  /** Which site holds it, of which a provider may want to know that it is the operator's: never the whole address. */
  origin: { referrerPolicy: 'strict-origin' },
}

/** Its scripts, on an origin that is never ours: the page that holds it is out of its reach. */
const SANDBOX = ['allow-scripts', 'allow-same-origin']
/** Sound without another click. The whole screen is the page's to give. */
const ALLOW = ['autoplay']

/** The grants among what a launch names; what is none is left out. */
export function readFrameGrants(names: readonly string[]): FrameGrant[] {
  return NAMES.filter((grant) => names.includes(grant))
}

/** The attributes of a frame with these grants. */
export function framePolicy(grants: readonly FrameGrant[]): FramePolicy {
  const given = grants.map((grant) => FRAME_GRANTS[grant])
  return {
    sandbox: [...SANDBOX, ...given.flatMap(({ sandbox }) => sandbox ?? [])].join(' '),
    allow: [...ALLOW, ...given.flatMap(({ allow }) => allow ?? [])].join('; '),
    referrerPolicy: given.find(({ referrerPolicy }) => referrerPolicy)?.referrerPolicy ?? 'no-referrer',
  }
}
