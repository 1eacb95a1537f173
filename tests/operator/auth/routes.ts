import type { App } from '../http/serve.ts'
import type { World } from '../world.ts'
import { confirmationRoutes } from './confirmation.ts'
import { loginCodeRoutes } from './login-codes.ts'
import { loginRoutes } from './login.ts'
import { playerPasswordRoutes } from './player-password.ts'
import { registerRoutes } from './register.ts'
import { restoreRoutes } from './restore.ts'
import { securityRoutes } from './security.ts'
import { sessionRoutes } from './sessions.ts'

/** Registration, login, password recovery, and confirmation of email and phone. */
export function authRoutes(app: App, world: World): void {
  registerRoutes(app, world)
  loginRoutes(app, world)
  loginCodeRoutes(app, world)
  sessionRoutes(app, world)
  securityRoutes(app, world)
  confirmationRoutes(app, world)
  restoreRoutes(app, world)
  playerPasswordRoutes(app, world)
}
