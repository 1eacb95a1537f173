import { startWebKit } from './drivers/webkit.ts'
import { journeyIn } from './journey.ts'

journeyIn('WebKit', startWebKit)
