import { useEffect } from 'react'
import { isEndingSoon } from '#domain/money/bonus.ts'
import { commands } from '../../data/commands.ts'
import { useBonuses } from '../../data/money-queries.ts'
import { useServerNow } from '../../format/use-server-now.ts'

const LOOK_EVERY_MS = 60_000

/** Reminds a player who may get offers of a bonus once it ends within 24 hours; the worker does so once for each. */
export function useBonusReminder(mayGetOffers: boolean): void {
  const now = useServerNow(LOOK_EVERY_MS)
  const ending = useBonuses()?.filter((bonus) => isEndingSoon(bonus, now))
  const which = ending?.map(({ id, expiresAt }) => `${id} ${expiresAt}`).join()
  useEffect(() => {
    if (which && mayGetOffers) void commands.notices.remindOfBonuses()
  }, [which, mayGetOffers])
}
