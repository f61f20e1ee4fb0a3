/// <reference lib="webworker" />
import { networkTimeoutSeconds } from '@baithak/shared/timeouts'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheNames, isBuildFile, isFile, isNewest } from './what-to-keep'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[]
}

/** Files of builds to keep: the screens of several releases of all modes. */
const mostBuildFiles = 1200

precacheAndRoute(
  self.__WB_MANIFEST.map((entry) =>
    typeof entry !== 'string' && entry.url === 'index.html'
      ? // A page is kept with its policy: for other origins it is another page.
        { ...entry, revision: entry.revision + self.location.search }
      : entry,
  ),
)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [isFile] }))

// A build's folder never changes, so what was fetched from it once is right for good.
const expiration = new ExpirationPlugin({ maxEntries: mostBuildFiles, purgeOnQuotaError: true })
const buildFiles = new CacheFirst({
  cacheName: cacheNames.builds,
  // Workbox's own types disagree on `undefined` under exactOptionalPropertyTypes.
  plugins: [expiration as WorkboxPlugin],
})
// The registry and the texts are the network's for as long as there is one.
const newest = new NetworkFirst({
  cacheName: cacheNames.newest,
  networkTimeoutSeconds,
  plugins: [
    {
      // A server in trouble has no newer word than the one that is kept.
      async fetchDidSucceed({ response }) {
        if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}`)
        return response
      },
    },
  ],
})

registerRoute(({ url }) => isBuildFile(url), buildFiles)
registerRoute(({ url, sameOrigin }) => sameOrigin && isNewest(url), newest)

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (message === 'use the new version') void self.skipWaiting()
  else if (isKeep(message)) event.waitUntil(keep(message.keep, event))
})

function isKeep(message: unknown): message is { keep: string[] } {
  return typeof message === 'object' && message !== null && 'keep' in message
}

/** Fetches what a page has loaded or will want without a network. What fails is left for another time. */
async function keep(addresses: string[], event: ExtendableMessageEvent) {
  for (const address of addresses) {
    const url = new URL(address)
    const strategy = isBuildFile(url) ? buildFiles : isNewest(url) ? newest : undefined
    const request = new Request(address, { mode: 'cors', credentials: 'same-origin' })
    await Promise.all(strategy?.handleAll({ event, request }) ?? []).catch(() => {})
  }
}
