import { type GenericSchema, type SafeParseResult, safeParse } from 'valibot'

/**
 * Takes a reply through its schema. An operator may send any reply bare or wrapped as `{ data: … }` (decisions
 * "Replies"): this is the one place that takes both. `form` is what the schema was held against, for a report.
 */
export function readReply<Schema extends GenericSchema>(
  schema: Schema,
  json: unknown,
): { parsed: SafeParseResult<Schema>; form: unknown } {
  const [likely, other] = replyForms(schema, json)
  const parsed = safeParse(schema, likely, { abortEarly: true })
  if (parsed.success || other === undefined) return { parsed, form: likely }
  const second = safeParse(schema, other, { abortEarly: true })
  // Where neither fits, the likely form tells more about what is wrong.
  return second.success ? { parsed: second, form: other } : { parsed, form: likely }
}

/** What a reply may be, the likely form first. Where a schema has a `data` of its own, the wrapper is part of it. */
function replyForms(schema: GenericSchema, json: unknown): [likely: unknown, other?: unknown] {
  const inner = isRecord(json) && 'data' in json ? json.data : undefined
  if (!hasOwnData(schema)) return inner === undefined ? [json] : [inner, json]
  if (inner === undefined) return typeof json === 'object' && json !== null ? [{ data: json }, json] : [json]
  return isRecord(inner) && 'data' in inner ? [inner, json] : [json]
}

function hasOwnData(schema: GenericSchema): boolean {
  return 'entries' in schema && isRecord(schema.entries) && 'data' in schema.entries
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
