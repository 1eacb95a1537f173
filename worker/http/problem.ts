import * as v from 'valibot'

/** How the operator says no: a code, and per field the texts "key" or "key:argument" (spec 5). */
export const problem = v.object({
  error: v.optional(v.object({ code: v.optional(v.string()), message: v.optional(v.string()) })),
  errors: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  /** Some refusals of a log-in name a single sign-on address (spec 4). */
  sso: v.optional(v.nullable(v.string())),
})
export type ProblemWire = v.InferInput<typeof problem>
