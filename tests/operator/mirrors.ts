import { getMirrorsToCheck, sendMirrorResults } from '#endpoints/mirror-check.ts'
import { getGeo } from '#endpoints/geo.ts'
import { getMirror, postMirror, postMirrorRedirect } from '#endpoints/mirrors.ts'
import { getSettings } from '#endpoints/settings.ts'
import { Problem } from './http/problem.ts'
import { type App, serve, servePlayer } from './http/serve.ts'
import { PAGE_HOST } from './http/sites.ts'
import type { World } from './world.ts'

/** The visitor's country, mirrors of the page, and addresses that an operator sets. */
export function mirrorRoutes(app: App, world: World): void {
  const { settings } = world

  serve(app, getGeo, () => {
    const data = { ip: '127.0.0.1', country_code: settings.country }
    // The 451 contains the same data as the reply, because the app stores it.
    if (settings.blocked) throw new Problem(451, { error: { code: 'region.blocked' }, data })
    return { data }
  })

  serve(app, postMirror, () => ({ meta_yandex_verification: settings.yandexVerification, sso: settings.sso }))
  serve(app, postMirrorRedirect, () => ({ redirect: settings.newLink === null ? null : { newLink: settings.newLink } }))

  // The page host under www is a working mirror of this operator.
  serve(app, getMirror, () => ({ redirect: { newLink: `http://www.${PAGE_HOST}:${world.port}/` } }))

  servePlayer(app, world, getMirrorsToCheck, () => {
    return { domains: [`${PAGE_HOST}:${world.port}`, `www.${PAGE_HOST}:${world.port}`] }
  })

  servePlayer(app, world, sendMirrorResults, () => ({}))

  serve(app, getSettings, () => ({
    revshare_service_frontend_url: 'https://partners.tulpar.example/',
    telegram_channel_url: 'https://channel.tulpar.example/',
  }))
}
