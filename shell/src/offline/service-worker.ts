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
import { CacheFirst } from 'workbox-strategies'
import { hasExpectedType, isCachedOnUse, isFile, isImmutable } from './caching-rules'
import { type FileToCache, offlineFiles, offlineModes } from './release-files'

type ShellFile = PrecacheEntry & { isFirst?: true }

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] }

const registryPath = '/remotes.json'

/** The number of cached files, enough for several releases of all modes. */
const maxImmutableFiles = 1200

// The build inserts the files of the shell, each with its hash (`shared/build/bundle/offline-worker.ts`).
const shellFiles = self.__WB_MANIFEST as ShellFile[]
const hasHash = ({ url }: ShellFile) => url.startsWith('assets/')
// Workbox precaches one file after the other, so it precaches only the page and the texts.
precacheAndRoute(
  shellFiles
    .filter((file) => file.isFirst && !hasHash(file))
    // The page is cached with its policy. If that has other origins, the page is cached again.
    .map(({ isFirst: _, ...entry }) =>
      entry.url === 'index.html'
        ? { ...entry, revision: entry.revision + self.location.search }
        : entry,
    ),
)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [isFile] }))

const shellHashes = new Map(
  shellFiles.map(({ url, integrity }) => [new URL(url, self.location.origin).href, integrity]),
)
const integrityOf = ({ url, integrity }: Request) => integrity || shellHashes.get(url)

/** Stores a file only if the browser has checked its hash, and if its content type fits its name. */
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
  cacheName: 'builds',
  // Workbox's own types disagree on `undefined` under exactOptionalPropertyTypes.
  plugins: [verifiedOnly, expiration as WorkboxPlugin],
}
const cacheFirst = new CacheFirst(immutableFiles)

// The folder of a build never changes.
registerRoute(({ url }) => isImmutable(url), cacheFirst)

const cacheFiles = (files: readonly FileToCache[], event: ExtendableEvent) =>
  Promise.all(
    files.map(async ([url, init]) => {
      // The page and the precached files come first.
      const request = new Request(url, { ...init, priority: 'low' })
      const [response, done] = cacheFirst.handleAll({ event, request })
      await response
      await done
    }),
  )

/** Caches the offline screens, which a member shows at a café's desk, also before their first visit. */
const cacheCounter = async (registry: Response, event: ExtendableEvent) =>
  cacheFiles(offlineModes(await registry.json(), self.location.origin).flatMap(offlineFiles), event)

// Every visit requests the registry, so the first visit after a release caches its offline screens.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === registryPath,
  async ({ request, event }) => {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(cacheCounter(response.clone(), event).catch(() => {}))
    return response
  },
)

const cacheAssets = (event: ExtendableEvent, isWanted: (file: ShellFile) => boolean) =>
  cacheFiles(
    shellFiles
      .filter((file) => hasHash(file) && isWanted(file) && !isCachedOnUse(file.url))
      .map(({ url }): FileToCache => [url, {}]),
    event,
  )
const cacheShell = (event: ExtendableEvent) => cacheAssets(event, () => true)

self.addEventListener('install', (event) => {
  // A visit may end soon, so the first install caches only the page, the first files and the offline screens.
  event.waitUntil(cacheAssets(event, ({ isFirst }) => isFirst === true))
  // An update caches the whole shell. The active worker has already cached the offline screens.
  const others = self.registration.active
    ? cacheShell(event)
    : fetch(registryPath).then((registry) => cacheCounter(registry, event))
  const timeoutError = () => new Error(`not cached after ${fileTimeoutMs} ms`)
  event.waitUntil(withTimeout(others, fileTimeoutMs, timeoutError).catch(() => {}))
})

// workbox-routing itself handles `CACHE_URLS`, the list of files that a page will need offline.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data?.type === 'CACHE_SHELL') event.waitUntil(cacheShell(event).catch(() => {}))
})
