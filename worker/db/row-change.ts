import type { DBCoreMutateRequest } from 'dexie'

type Sent<Request> = Request extends unknown ? Omit<Request, 'trans' | 'mutatedParts'> : never

/** One change of a store as it crosses to the page: what Dexie was asked for, without what only its own side has. */
export type RowChange = { table: string; request: Sent<DBCoreMutateRequest> }
