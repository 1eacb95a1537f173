import { getProfile, updateSettings } from '#endpoints/profile.ts'
import { LOCALES } from '#domain/languages/locales.ts'
import { issueToken } from './auth/tokens.ts'
import { expireBonuses } from './bonuses/bonuses.ts'
import { invalid } from './http/problem.ts'
import { type App, servePlayer } from './http/serve.ts'
import { playerById } from './players.ts'
import { isPremium } from './vip/points.ts'
import { readHolding, holdingWire } from './wallets/wallets.ts'
import type { World } from './world.ts'

/** A stored profile may name Brazilian Portuguese (`br`), although the app has no dictionary for it. */
const PROFILE_LOCALES: readonly string[] = [...LOCALES, 'br']

/** The player's own profile and settings. */
export function profileRoutes(app: App, world: World): void {
  servePlayer(app, world, getProfile, async ({ session }) =>
    world.database.write(async (tx) => {
      const player = await playerById(tx, session.player)
      if (!player) throw new Error(`no player ${session.player}`)
      await expireBonuses(tx, player.id, world.clock.now())
      const holding = await readHolding(tx, player.id)
      const fresh = world.settings.freshToken ? await issueToken(tx, world, player.id, session.family) : null
      return {
        user: {
          id: player.id,
          name: player.name,
          phone: player.phone,
          email: player.email,
          ...holdingWire(holding),
          locale: player.locale,
          timezone: player.timezone,
          register_method: player.registerMethod,
          is_phone_verified: player.isPhoneVerified,
          is_email_verified: player.isEmailVerified,
          is_password_exists: player.password !== null,
          is_avatar_hidden: player.isAvatarHidden,
          is_statistics_hidden: player.isStatisticsHidden,
          image: null,
          premium: { status: await isPremium(tx, player.id) },
          verification: {
            is_need: player.isVerificationNeeded,
            data: player.verificationStatus === null ? null : { status: player.verificationStatus },
          },
        },
        features: {},
        region: world.settings.country,
        ...(fresh === null ? {} : { fresh_token: fresh }),
        ...(world.settings.superBonus === null ? {} : { super_bonus: world.settings.superBonus }),
      }
    }),
  )

  servePlayer(app, world, updateSettings, async ({ session, body }) => {
    const { locale, timezone } = body
    if (locale !== undefined && !PROFILE_LOCALES.includes(locale)) throw invalid({ locale: ['locale.unknown'] })
    if (timezone !== undefined && !isTimezone(timezone)) throw invalid({ timezone: ['timezone.unknown'] })
    await world.database.write(async (tx) => {
      await tx.run(
        `UPDATE players SET locale = coalesce(?, locale), timezone = coalesce(?, timezone),
           is_avatar_hidden = coalesce(?, is_avatar_hidden), is_statistics_hidden = coalesce(?, is_statistics_hidden)
         WHERE id = ?`,
        [
          locale ?? null,
          timezone ?? null,
          body.is_avatar_hidden ?? null,
          body.is_statistics_hidden ?? null,
          session.player,
        ],
      )
    })
    return {}
  })
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
