import type { DBCoreMutateRequest } from 'dexie'

type Sent<Request> = Request extends unknown ? Omit<Request, 'trans' | 'mutatedParts'> : never

/** One change of a store as the worker sends it to the page: Dexie's request without the fields that cannot be sent. */
export type RowChange = { table: string; request: Sent<DBCoreMutateRequest> }
