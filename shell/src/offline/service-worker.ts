/// <reference lib="webworker" />
import { networkTimeoutSeconds } from '@baithak/shared/timeouts'
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import {
  cacheNames,
  hasExpectedType,
  isBuildFile,
  isCachedOnUse,
  isFile,
  isNewest,
} from './caching-rules'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }

/** Files of builds to keep: the screens of several releases of all modes. */
const mostBuildFiles = 1200

// The build writes the files of the shell here, each with its hash.
const shellFiles = self.__WB_MANIFEST as PrecacheEntry[]
precacheAndRoute(
  shellFiles
    .filter(({ url }) => !isCachedOnUse(url))
    .map((entry) =>
      entry.url === 'index.html'
        ? // A page is kept with its policy: for other origins it is another page.
          { ...entry, revision: entry.revision + self.location.search }
        : entry,
    ),
)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [isFile] }))

const shellHashes = new Map(
  shellFiles.map(({ url, integrity }) => [new URL(url, self.location.origin).href, integrity]),
)
const integrityOf = ({ url, integrity }: Request) => integrity || shellHashes.get(url)

/**
 * Stores a file of a build only if the request named its hash, which the browser has then checked. What a captive
 * portal says in its place would otherwise stay for as long as the build does.
 */
const verifiedOnly: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    const integrity = integrityOf(request)
    return integrity && request.mode === 'cors' ? new Request(request, { integrity }) : request
  },
  async cacheWillUpdate({ request, response }) {
    const isVerified = request.mode === 'cors' && integrityOf(request)
    const hasType = hasExpectedType(request.url, response.headers.get('content-type'))
    return response.status === 200 && isVerified && hasType ? response : null
  },
}
const expiration = new ExpirationPlugin({ maxEntries: mostBuildFiles, purgeOnQuotaError: true })
const builds = {
  cacheName: cacheNames.builds,
  // Workbox's own types disagree on `undefined` under exactOptionalPropertyTypes.
  plugins: [verifiedOnly, expiration as WorkboxPlugin],
}

// Try again asks past every cache, and what it gets takes the place of what was stored.
registerRoute(
  ({ url, request }) => isBuildFile(url) && request.cache === 'reload',
  new NetworkFirst(builds),
)
// A build's folder never changes, so what was fetched from it once is right for good.
registerRoute(({ url }) => isBuildFile(url), new CacheFirst(builds))

// The registry and the texts are the network's for as long as there is one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isNewest(url),
  new NetworkFirst({
    cacheName: cacheNames.newest,
    networkTimeoutSeconds,
    plugins: [
      {
        // Neither a server in trouble nor a captive portal has a newer word than the one that is stored.
        async fetchDidSucceed({ response }) {
          if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}`)
          await response.clone().json()
          return response
        },
      },
    ],
  }),
)

// `CACHE_URLS`, with what a page has loaded or will want without a network, is workbox-routing's own message.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
