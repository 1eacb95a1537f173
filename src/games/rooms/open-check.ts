import { lazyDialog } from '../table/lazy-dialog.tsx'

/** The lazy check dialog, opened from a room and from the overview. */
export const OpenCheck = lazyDialog(() => import('./RoomCheckDialog.tsx'))
