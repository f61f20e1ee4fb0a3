import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathsWith, translateManifest } from '@baithak/build'
import { app, repositoryRoot } from '@baithak/build/apps'
import type { ModeManifest } from '@baithak/contract'
import type { ModeId } from '@baithak/contract/modes'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { manifest as admin } from '../../../../remote-admin/src/manifest'
import { manifest as gig } from '../../../../remote-gig/src/manifest'
import { manifest as party } from '../../../../remote-party/src/manifest'
import { manifest as work } from '../../../../remote-work/src/manifest'

const require = createRequire(import.meta.url)

const manifests: Record<ModeId, ModeManifest> = { work, party, gig, admin }

const navigationModule = 'virtual:navigation'
/** `root:work`, `translations:work` and so on. */
const modeModule = /^\0(root|translations):(\w+)$/

/**
 * Modules that exist for remote modes, and their stubs. A mode's translations are read from its `mode.ts`, which imports
 * its root for single-spa.
 */
const stubs = {
  '../shared/platform/mode-lifecycles.tsx': 'mode-lifecycles-stub.ts',
  '../shared/platform/mode-providers.tsx': 'mode-providers-stub.tsx',
  ...Object.fromEntries(
    Object.keys(manifests).map((id) => [`../remote-${id}/src/${id}-root.tsx`, 'stub-root.tsx']),
  ),
  'src/registry/registry-query.ts': 'registry-query-stub.ts',
  'src/registry/known-good.ts': 'known-good-stub.ts',
  'src/registry/stored-registry.ts': 'known-good-stub.ts',
  'src/modes/mode-outlet.tsx': 'mode-outlet-stub.tsx',
}

/** Combines the shell and the sources of the modes in one app. */
export function monolith(shellFolder: string): Plugin {
  const unusedStubs = new Map(
    Object.entries(stubs).map(([path, file]) => [
      join(shellFolder, path),
      join(import.meta.dirname, file),
    ]),
  )
  const stubPaths = new Map(unusedStubs)
  return {
    name: 'baithak:monolith',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === navigationModule || modeModule.test(`\0${source}`)) return `\0${source}`
      // The module of a mode's routes imports the real root by its absolute path.
      if (!source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const stubPath = stubPaths.get(resolved?.id ?? '')
      if (resolved && stubPath) unusedStubs.delete(resolved.id)
      return stubPath
    },
    load(id) {
      const [, kind, mode] = modeModule.exec(id) ?? []
      if (mode) {
        const folder = join(shellFolder, `../remote-${mode}/src`)
        return kind === 'root' ? createRootModule(mode, folder) : createTranslations(folder)
      }
      if (id === `\0${navigationModule}`)
        return `export const navigation = ${JSON.stringify(Object.values(manifests).map(withIcons))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (html.includes('remotes.json'))
          throw new Error(
            'The page of the monolith refers to remotes.json. Fix shared/tools/bench/monolith.',
          )
        return [translationsPreload]
      },
    },
    generateBundle(_options, bundle) {
      if (unusedStubs.size > 0)
        this.error(
          `Nothing imports ${[...unusedStubs.keys()].join(', ')} any more, so the monolith may contain code that loads remotes. Fix shared/tools/bench/monolith.`,
        )
      const remote = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
        .find((id) => /single-spa|@module-federation/.test(id))
      if (remote)
        this.error(`The monolith must not contain ${remote}. Fix shared/tools/bench/monolith.`)
    },
  }
}

const createRootModule = (id: string, folder: string) =>
  `export { default } from ${JSON.stringify(join(folder, `${id}-root`))}`

const createTranslations = (folder: string) =>
  `import mode from ${JSON.stringify(join(folder, 'mode'))}\nexport const { translations } = mode`

const withIcons = (manifest: ModeManifest) => ({
  id: manifest.id,
  immersive: pathsWith('immersive', manifest.screens),
  nav: translateManifest(join(repositoryRoot, app(manifest.id).folder), manifest).nav.map(
    (item) => ({
      ...item,
      icon: require(`lucide-react/icons/${item.icon}`).__iconData.node,
    }),
  ),
})

/** The first render waits for these translations. */
const translationsPreload: HtmlTagDescriptor = {
  tag: 'link',
  attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/locales/en/translation.json' },
  injectTo: 'head',
}
