import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { onePathIcons } from './one-path-icons'

// An `import` would go through the runner that has read Vite's configuration, and is closed by now.
const load = createRequire(import.meta.url)

/** The shell's code. What is painted has no use for it, so styles, fonts and pictures go before. */
const code = /(<script type="module"|<link rel="modulepreload")(?= )/g

/**
 * Draws screens while the shell is built and puts them into its page as templates, so that they can be seen before any
 * of its code has come. `module` exports them as `prerenderedScreens`: markup by the id of its template.
 */
export function firstPaint({ module }: { module: string }): Plugin {
  return {
    name: 'baithak:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const paints = await drawn(module)
        for (const [, picture = ''] of Object.values(paints)
          .join()
          .matchAll(/ src="\/([^"]+)"/g))
          if (!(picture in bundle))
            throw new Error(`A first paint shows ${picture}, which the build does not have.`)
        const templates = Object.entries(paints).map(
          ([id, markup]) => `<template id="${id}">${markup}</template>`,
        )
        return html
          .replaceAll(code, '$1 fetchpriority="low"')
          .replace('</body>', () => `  ${templates.join('\n    ')}\n  </body>`)
      },
    },
  }
}

async function drawn(module: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-first-paint-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [react(), onePathIcons()],
      ssr: { noExternal: true },
      build: {
        ssr: module,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'drawn.cjs' } },
      },
    })
    return load(join(folder, 'drawn.cjs')).prerenderedScreens
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
