import { existsSync } from 'node:fs'

/** Settings of a `.env` file, as those of the environment, which win. Tests are not to depend on what an operator has. */
if (process.env['VITEST'] === undefined && existsSync('.env')) process.loadEnvFile('.env')
