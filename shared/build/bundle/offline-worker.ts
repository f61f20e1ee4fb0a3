import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { hashOf } from './file-hashes'

interface ManifestEntry {
  url: string
  revision: string | null
  size: number
}

const chunkName = /\/([\w.-]+\.(?:js|css))\b/g
/** In built code an `import(…)` has a parenthesis. */
const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g
const lazyImport = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]/g
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The files that a page needs to start and to show a mode: what `index.html` names, what mounts modes, and their imports. */
export function firstFiles(files: ReadonlyMap<string, string>): Set<string> {
  const urls = new Map([...files.keys()].map((url) => [url.slice(url.lastIndexOf('/') + 1), url]))
  const outlets = [...urls.keys()].filter((name) => /^outlet-.*\.(?:js|css)$/.test(name))
  const found = new Set([
    'index.html',
    ...[...files.keys()].filter((url) => /^locales\//.test(url)),
  ])
  const queue = [...namesIn(files.get('index.html') ?? '', chunkName), ...outlets]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const url = urls.get(name)
    if (!url || found.has(url)) continue
    found.add(url)
    const text = (url.endsWith('.js') && files.get(url)) || ''
    queue.push(...namesIn(text, staticImport))
    // Mounting a mode may take another branch than in the visit before.
    if (outlets.includes(name)) queue.push(...namesIn(text, lazyImport))
  }
  return found
}

/** The service worker, with a list of the shell's files: each with its hash, and whether a page starts with it. */
export const offlineWorker = (outDir: string): PluginOption =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', '**/*.{js,css,svg,woff2}', 'locales/*/*.json'],
      manifestTransforms: [
        async (entries: ManifestEntry[]) => {
          const contents = await Promise.all(entries.map(({ url }) => readFile(join(outDir, url))))
          const files = new Map(entries.map(({ url }, index) => [url, String(contents[index])]))
          const first = firstFiles(files)
          return {
            manifest: entries.map((entry, index) => ({
              ...entry,
              integrity: hashOf(contents[index] ?? ''),
              ...(first.has(entry.url) && { isFirst: true }),
            })),
          }
        },
      ],
    },
  })
