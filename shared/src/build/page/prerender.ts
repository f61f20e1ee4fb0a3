import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { collectChunkImports } from '../bundle/collect-chunk-imports'
import { iconPathsPlugin } from '../icons/icon-paths-plugin'
import { builtInModes } from './built-in-modes'
import { criticalStyles } from './critical-styles'

// An `import` would go through the module runner of Vite's configuration, which is closed by now.
const load = createRequire(import.meta.url)

/**
 * Renders screens at build time and puts them into the shell's page as templates, with the styles they need, so that they
 * are visible before its code and style sheet have loaded. `module` exports `prerenderedScreens`: markup by template id.
 */
export function prerender({ module }: { module: string }): Plugin {
  return {
    name: 'baithak:prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const screens = await renderScreens(module)
        for (const [, image = ''] of Object.values(screens)
          .join()
          .matchAll(/ src="\/([^"]+)"/g))
          if (!(image in bundle))
            throw new Error(
              `A prerendered screen shows ${image}, which the build does not contain.`,
            )
        const templates = Object.entries(screens).map(
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

async function renderScreens(module: string): Promise<Record<string, string>> {
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
    return load(join(folder, 'screens.cjs')).prerenderedScreens
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
