/// <reference lib="webworker" />
import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { withTimeout } from '@baithak/storage/with-timeout'
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
import { isSaveDataEnabled } from '../loading/is-save-data-enabled'
import { cacheNames, hasExpectedType, isCachedOnUse, isFile, isImmutable } from './caching-rules'
import { counterFiles, counterModes } from './counter-files'
import { listReleaseFiles } from './release-files'
import type { UrlToCache } from './urls-to-cache'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }

const registryPath = '/remotes.json'

/** Enough for the screens of several releases of all modes. */
const maxImmutableFiles = 1200

// The build inserts the files of the shell here, each with its hash.
const shellFiles = self.__WB_MANIFEST as PrecacheEntry[]
const precached = shellFiles
  .filter(({ url }) => !isCachedOnUse(url))
  .map((entry) =>
    entry.url === 'index.html'
      ? // The page is cached with its policy: with other origins it is another page.
        { ...entry, revision: entry.revision + self.location.search }
      : entry,
  )
precacheAndRoute(precached)
cleanupOutdatedCaches()

const shellPage = createHandlerBoundToURL('/index.html')
/** Aborted once a newer worker is to replace this one: nothing more is cached, and pages come from the network. */
const retired = new AbortController()
registerRoute(
  new NavigationRoute(
    async (options) => {
      const { request } = options
      const newest = retired.signal.aborted && (await fetch(request).catch(() => undefined))
      return newest || shellPage(options)
    },
    { denylist: [isFile] },
  ),
)

const shellHashes = new Map(
  shellFiles.map(({ url, integrity }) => [new URL(url, self.location.origin).href, integrity]),
)
const integrityOf = ({ url, integrity }: Request) => integrity || shellHashes.get(url)

/**
 * Caches an immutable file only if the request named its hash, which the browser has then checked. The answer of a
 * captive portal would otherwise stay cached forever.
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
const expiration = new ExpirationPlugin({ maxEntries: maxImmutableFiles, purgeOnQuotaError: true })
const immutableFiles = {
  cacheName: cacheNames.immutable,
  // Workbox's own types disagree on `undefined` under exactOptionalPropertyTypes.
  plugins: [verifiedOnly, expiration as WorkboxPlugin],
}

const cacheFirst = new CacheFirst(immutableFiles)

// Try again bypasses every cache, and the response replaces the cached one.
registerRoute(
  ({ url, request }) => isImmutable(url) && request.cache === 'reload',
  new NetworkFirst(immutableFiles),
)
// A build's folder never changes, so what was fetched from it once is right for good.
registerRoute(({ url }) => isImmutable(url), cacheFirst)

/** Caches files of which each request names the hash, until the worker is retired. */
const cacheFiles = (files: readonly UrlToCache[], event: ExtendableEvent) =>
  Promise.all(
    files.map(async ([url, init]) => {
      const [response, done] = cacheFirst.handleAll({
        event,
        request: new Request(url, { ...init, signal: retired.signal }),
      })
      await response
      await done
    }),
  )

/** What a member shows at the counter is cached before anything else, whatever was visited. Images follow. */
async function cacheCounter(registry: Response, event: ExtendableEvent) {
  const modes = counterModes(await registry.json(), self.location.origin)
  await cacheFiles(modes.flatMap(counterFiles), event)
  if (isSaveDataEnabled()) return
  const files = await Promise.all(modes.map((mode) => listReleaseFiles(mode)))
  await cacheFiles(
    files.flat().filter(([url]) => url.endsWith('.svg')),
    event,
  )
}

// Every visit requests the registry: a new release is cached for the counter by the first one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === registryPath,
  async ({ request, event }) => {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(cacheCounter(response.clone(), event).catch(() => {}))
    return response
  },
)

/** Such as Hindi's fonts: where the page has used them, the browser still has them. */
async function cacheUsedFiles() {
  const cache = await caches.open(cacheNames.immutable)
  const files = shellFiles.filter(({ url }) => isCachedOnUse(url))
  await Promise.allSettled(
    files.map(async ({ url, integrity = '' }) => {
      const init = { cache: 'only-if-cached', mode: 'same-origin', integrity } as const
      const response = await fetch(url, init)
      if (response.ok) await cache.put(url, response)
    }),
  )
}

self.addEventListener('install', (event) => {
  // An update must not wait for it: the active worker has cached it.
  const counter = self.registration.active
    ? Promise.resolve()
    : fetch(registryPath).then((registry) => cacheCounter(registry, event))
  const timeoutError = () => new Error(`the counter is not cached after ${fileTimeoutMs} ms`)
  event.waitUntil(
    Promise.allSettled([withTimeout(counter, fileTimeoutMs, timeoutError), cacheUsedFiles()]),
  )
  // Workbox installs one file after the other: it finds these in the browser's cache.
  for (const { url, revision } of precached)
    if (!revision)
      fetch(url)
        .then((response) => response.blob())
        .catch(() => {})
})

// workbox-routing itself handles `CACHE_URLS`, the list of what a page has loaded or will need offline.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (data?.type === 'RETIRE') retired.abort()
})
