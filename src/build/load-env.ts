import { existsSync } from 'node:fs'

/**
 * Loads the `.env` file; variables of the environment take precedence. Not in tests, which must not depend on an
 * operator's settings.
 */
if (process.env['VITEST'] === undefined && existsSync('.env')) process.loadEnvFile('.env')
