import { Dexie } from 'dexie'

// The worker's part of what src/data/shared-query.ts does in the page: a build logs on localhost what it does elsewhere.
if (!import.meta.env.DEV) Dexie.debug = false
