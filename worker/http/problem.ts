import * as v from 'valibot'

/** Body of an error reply: a code, and per field the texts "key" or "key:argument". */
export const problem = v.object({
  error: v.optional(v.object({ code: v.optional(v.string()), message: v.optional(v.string()) })),
  errors: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  /** Some rejections of a log-in name a single sign-on address. */
  sso: v.optional(v.nullable(v.string())),
})
export type ProblemWire = v.InferInput<typeof problem>
