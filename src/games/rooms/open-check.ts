import { lazyDialog } from '../original/table/lazy-dialog.tsx'

/** The check of a round, from a room and from the doors. */
export const OpenCheck = lazyDialog(() => import('./RoomCheckDialog.tsx'))
