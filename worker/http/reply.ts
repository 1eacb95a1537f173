import { type GenericSchema, type SafeParseResult, safeParse } from 'valibot'

/**
 * Parses a reply by its schema. An operator may send any reply bare or wrapped as `{ data: … }`; this is the only place
 * that accepts both. A reply without any field of its schema (`{}`, `[]`, an error sent with 200) does not fit, even if
 * every field is optional: it would empty what is stored. A reply that may be empty has an optional schema. `form` is
 * the value that the schema was compared with, for a report.
 */
export function readReply<Schema extends GenericSchema>(
  schema: Schema,
  json: unknown,
): { parsed: SafeParseResult<Schema>; form: unknown } {
  // Of a reply without any of the fields nothing is left: `{}`, `[]` and an error sent with 200 are no reply at all.
  const [likely, other] = replyForms(schema, json).filter((form) => hasAField(schema, form))
  const parsed = safeParse(schema, likely, { abortEarly: true })
  if (parsed.success || other === undefined) return { parsed, form: likely }
  const second = safeParse(schema, other, { abortEarly: true })
  // If neither form fits, the issues of the likely form are more useful.
  return second.success ? { parsed: second, form: other } : { parsed, form: likely }
}

/**
 * The possible forms of a reply, the likely one first. If a schema has its own field `data`, the wrapper belongs to it.
 */
function replyForms(schema: GenericSchema, json: unknown): [likely: unknown, other?: unknown] {
  const inner = isRecord(json) && 'data' in json ? json.data : undefined
  if (!hasDataField(schema)) return inner === undefined ? [json] : [inner, json]
  if (inner === undefined) return typeof json === 'object' ? [{ data: json }, json] : [json]
  return isRecord(inner) && 'data' in inner ? [inner, json] : [json]
}

function hasDataField(schema: GenericSchema): boolean {
  return 'data' in (getFields(schema) ?? {})
}

/** Whether a form has at least one field of its schema; true for a schema without fields. */
function hasAField(schema: GenericSchema, form: unknown): boolean {
  const fields = getFields(schema)
  return fields === null || (isRecord(form) && Object.keys(fields).some((field) => field in form))
}

function getFields(schema: GenericSchema): Record<string, unknown> | null {
  return 'entries' in schema && isRecord(schema.entries) ? schema.entries : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
