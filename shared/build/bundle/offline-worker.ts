import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { FirstFiles } from '../deferred-scripts'
import { hashOf } from './file-hashes'

interface ManifestEntry {
  url: string
  revision: string | null
  size: number
}

/** Builds the service worker. It lists the shell's files with their hashes, and marks those of the first screens. */
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
      buildPlugins: { vite: [{ name: 'baithak:worker-notices', config: () => workerNotices }] },
      manifestTransforms: [
        async (entries: ManifestEntry[]) => {
          const { files }: { files: FirstFiles } = JSON.parse(
            await readFile(join(outDir, 'shell.json'), 'utf8'),
          )
          const first = new Set([...files.page, ...files.outlet])
          const manifest = entries.map(async (entry) => ({
            ...entry,
            integrity: hashOf(await readFile(join(outDir, entry.url))),
            ...((first.has(entry.url) || entry.url.startsWith('locales/')) && { isFirst: true }),
          }))
          return { manifest: await Promise.all(manifest) }
        },
      ],
    },
  })

/** The worker is a separate build, with its own licences. */
const workerNotices = { build: { license: { fileName: 'third-party-notices.worker.md' } } }
