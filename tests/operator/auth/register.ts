import { registerByEmail, registerByPhone } from '#endpoints/login.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import { type FieldTexts, invalid } from '../http/problem.ts'
import { type App, serve } from '../http/serve.ts'
import { createPlayer } from '../players.ts'
import type { World } from '../world.ts'
import { type Attribution, toAttribution, isPromo } from './attribution.ts'
import { beginSession } from './begin-session.ts'
import { isGuessable } from './passwords.ts'
import { type Visitor, toVisitor } from './visitor.ts'

type Form = Attribution & { password: string; currency: Currency; captcha?: string | undefined }

/** Registration by email or phone. */
export function registerRoutes(app: App, world: World): void {
  async function register(recipient: Recipient, form: Form, visitor: Visitor) {
    const [field = 'email', name] = Object.entries(recipient)[0] ?? []
    const errors: FieldTexts = {}
    if (isGuessable(form.password, name)) errors['password'] = ['password.weak']
    if (!isPromo(form.promo)) errors['promo'] = ['promo.unknown']
    if (Object.keys(errors).length > 0) throw invalid(errors)
    if (world.settings.captcha && !world.vendor.isRight(form.captcha)) throw invalid({ captcha: ['captcha.required'] })
    const { password, currency } = form
    const player = await createPlayer(world, { ...recipient, password, currency, attribution: toAttribution(form) })
    if (player === null) throw invalid({ [field]: [`${field}.taken`] })
    world.counters.registrations += 1
    const token = await world.database.write((tx) => beginSession(tx, world, player, visitor))
    return { token, sso: world.settings.sso }
  }

  serve(app, registerByEmail, ({ body, context }) => register({ email: body.email }, body, toVisitor(context)))
  serve(app, registerByPhone, ({ body, context }) => register({ phone: body.phone }, body, toVisitor(context)))
}
