/** Deletes all files below some folders from the service worker's caches. */
export async function deleteCached(folderUrls: readonly string[]): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    await Promise.all(
      requests
        .filter(({ url }) => folderUrls.some((folderUrl) => url.startsWith(folderUrl)))
        .map((request) => cache.delete(request)),
    )
  }
}
