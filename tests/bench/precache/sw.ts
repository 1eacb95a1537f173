import { clientsClaim } from 'workbox-core'
import { precacheAndRoute } from 'workbox-precaching'

/** The smallest service worker that opens a page without a network: it only precaches the build. */
clientsClaim()
precacheAndRoute(__PRECACHED__)
