import { clientsClaim } from 'workbox-core'
import { precacheAndRoute } from 'workbox-precaching'

/** The least service worker that makes a page open without a network: it keeps the build and nothing else. */
clientsClaim()
precacheAndRoute(__PRECACHED__)
