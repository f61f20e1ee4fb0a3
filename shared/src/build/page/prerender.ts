import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Language } from '../../contract/contract'
import type { Audience } from '../../contract/modes'
import { collectChunkImports } from '../bundle/collect-chunk-imports'
import { iconPathsPlugin } from '../icons/icon-paths-plugin'
import { builtInModes } from './built-in-modes'
import { criticalStyles } from './critical-styles'

// An `import` would go through the module runner of Vite's configuration, which is closed by now.
const load = createRequire(import.meta.url)

/**
 * Renders screens at build time and puts them into the shell's page as templates, with the styles they need, so that they
 * are visible before its code and style sheet have loaded. `module` exports `prerenderedScreens`: markup by template id,
 * and `screenFrames`, from which the pages of the modes' screens are composed where they are deployed.
 */
export function prerender({ module }: { module: string }): Plugin {
  let rendering: Promise<Rendered>
  return {
    name: 'baithak:prerender',
    apply: 'build',
    buildStart() {
      rendering = renderScreens(module)
      // Awaited below; a build that fails before that has its own error.
      rendering.catch(() => {})
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { prerenderedScreens } = await rendering
        for (const [, image = ''] of Object.values(prerenderedScreens)
          .join()
          .matchAll(/ src="\/([^"]+)"/g))
          if (!(image in bundle))
            throw new Error(
              `A prerendered screen shows ${image}, which the build does not contain.`,
            )
        const templates = Object.entries(prerenderedScreens).map(
          ([id, markup]) => `<template id="${id}">${markup}</template>`,
        )
        const page = html.replace('</body>', () => `  ${templates.join('\n    ')}\n  </body>`)
        const styles = await criticalStyles(stylesOf(bundle), page.slice(page.indexOf('<body')))
        return page.replace(
          '</title>',
          () => `</title>\n    <script type="text/plain" id="critical-styles">${styles}</script>`,
        )
      },
    },
    async generateBundle() {
      const { screenFrames } = await rendering
      this.emitFile({ type: 'asset', fileName: framesFile, source: JSON.stringify(screenFrames) })
    },
  }
}

/** The style sheets of the page's own script. */
function stylesOf(bundle: Rolldown.OutputBundle): string {
  const entries = Object.values(bundle).filter(
    ({ type, ...file }) => type === 'chunk' && 'isEntry' in file && file.isEntry,
  )
  const { styles } = collectChunkImports(bundle)(
    /^$/,
    entries.map(({ fileName }) => fileName),
  )
  return styles
    .map((name) => {
      const file = bundle[name]
      return file?.type === 'asset' ? String(file.source) : ''
    })
    .join('')
}

/** The file of the shell's build that holds the frames around the screens of modes. */
export const framesFile = 'frames.json'

/** The content of that file: markup in which `slot` is where the screen goes. */
export type ScreenFrames = Record<Audience, Record<Language, string>>

interface Rendered {
  /** By the id of their template. */
  prerenderedScreens: Record<string, string>
  screenFrames: ScreenFrames
}

async function renderScreens(module: string): Promise<Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-prerender-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [react(), iconPathsPlugin(), builtInModes()],
      ssr: { noExternal: true },
      build: {
        ssr: module,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'screens.cjs' } },
      },
    })
    return load(join(folder, 'screens.cjs'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
