import { startFirefox } from './drivers/firefox.ts'
import { journeyIn } from './journey.ts'

journeyIn('Firefox', () => startFirefox('firefox-esr'))
