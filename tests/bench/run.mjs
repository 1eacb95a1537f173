// `npm run bench`: prints a table of figures. It neither passes nor fails.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./main.ts')
await main(process.argv.slice(2))
