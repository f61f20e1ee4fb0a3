import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { iconPathsPlugin } from '../icons/icon-paths-plugin'
import { builtInModes } from './built-in-modes'

// An `import` would go through the module runner of Vite's configuration, which is closed by now.
const load = createRequire(import.meta.url)

/** The tags of the shell's code. Prerendered screens need styles, fonts and images first. */
const scriptTags = /(<script type="module"|<link rel="modulepreload")(?= )/g

/**
 * Renders screens at build time and puts them into the shell's page as templates, so that they are visible before its
 * code has loaded. `module` exports `prerenderedScreens`: markup by template id.
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
        return html
          .replaceAll(scriptTags, '$1 fetchpriority="low"')
          .replace('</body>', () => `  ${templates.join('\n    ')}\n  </body>`)
      },
    },
  }
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
