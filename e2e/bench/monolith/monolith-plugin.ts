import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ModeManifest } from '@baithak/shared/contract'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { manifest as admin } from '../../../remote-admin/src/manifest'
import { manifest as gig } from '../../../remote-gig/src/manifest'
import { manifest as party } from '../../../remote-party/src/manifest'
import { manifest as work } from '../../../remote-work/src/manifest'

const require = createRequire(import.meta.url)

const navigationModule = 'virtual:navigation'
/** `section:work` and so on: a mode's screens with their styles, as its root has them, without the frame of a mode. */
const sectionModule = /^\0section:(\w+)$/

/** What exists only because modes come from elsewhere, and what one app has in its place. */
const replaced = {
  'src/modes/registry-keeper.ts': 'registry-keeper-stub.ts',
  'src/modes/known-good.ts': 'known-good-stub.ts',
  'src/modes/mode-outlet.tsx': 'mode-outlet-stub.tsx',
}

/** Puts the shell and the sources of the modes together as one app. */
export function asOneApp(shellFolder: string): Plugin {
  const waiting = new Map(
    Object.entries(replaced).map(([path, file]) => [
      join(shellFolder, path),
      join(import.meta.dirname, file),
    ]),
  )
  const replacements = new Map(waiting)
  return {
    name: 'baithak:as-one-app',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === navigationModule || source.startsWith('section:')) return `\0${source}`
      if (!source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const replacement = replacements.get(found?.id ?? '')
      if (found && replacement) waiting.delete(found.id)
      return replacement
    },
    load(id) {
      const section = sectionModule.exec(id)?.[1]
      if (section) return sectionOf(section, join(shellFolder, `../remote-${section}/src`))
      if (id === `\0${navigationModule}`)
        return `export const navigation = ${JSON.stringify([work, party, gig, admin].map(withIcons))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (html.includes('remotes.json'))
          throw new Error('The page of one app speaks of remotes.json. Mend e2e/bench/monolith.')
        return [textsHint]
      },
    },
    generateBundle(_options, bundle) {
      if (waiting.size > 0)
        this.error(
          `Nobody imports ${[...waiting.keys()].join(', ')} any more, so one app may carry what loads modes. Mend e2e/bench/monolith.`,
        )
      const remote = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
        .find((id) => /single-spa|@module-federation/.test(id))
      if (remote) this.error(`One app has no use for ${remote}. Mend e2e/bench/monolith.`)
    },
  }
}

const sectionOf = (id: string, folder: string) =>
  [
    `import ${JSON.stringify(join(folder, `${id}.css`))}`,
    `export * from ${JSON.stringify(join(folder, 'routes'))}`,
  ].join('\n')

const withIcons = ({ id, nav, immersive }: ModeManifest) => ({
  id,
  immersive,
  nav: nav.map((item) => ({
    ...item,
    icon: require(`lucide-react/icons/${item.icon}`).__iconData.node,
  })),
})

/** What the first rendering waits for, named in the page. */
const textsHint: HtmlTagDescriptor = {
  tag: 'link',
  attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/locales/en/translation.json' },
  injectTo: 'head',
}
