import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ByLanguage } from '@baithak/contract'
import { contractVersion } from '@baithak/contract'
import type { Audience } from '@baithak/contract/modes'
import type { Plugin, Rolldown } from 'vite'
import { entryFiles } from '../bundle/collect-chunk-imports'
import { buildRenderer, requireImages } from '../prerender/build-renderer'
import { builtInModes } from './built-in-modes'
import { criticalStyles } from './critical-styles'
import { type FontFaceArguments, takeFontFaces } from './font-faces'

// An `import` would go through the module runner of Vite's configuration, which is closed by now.
const load = createRequire(import.meta.url)

/**
 * Renders screens at build time and puts them into the shell's page as templates, with the styles they need, so that they
 * are visible before its code and style sheet have loaded. `module` exports `prerenderedScreens`: markup by template id,
 * `screenFrames`, from which the pages of the modes' screens are composed where they are deployed, and
 * `oldBrowserNotice`, the content of the page's notice.
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
        const { prerenderedScreens, oldBrowserNotice } = await rendering
        requireImages(Object.values(prerenderedScreens).join(), / src="\/([^"]+)"/g, bundle)
        const templates = Object.entries(prerenderedScreens).map(
          ([id, markup]) => `<template id="${id}">${markup}</template>`,
        )
        const page = html
          .replace('<p class="old-browser" role="note">', (start) => start + oldBrowserNotice)
          .replace('</body>', () => `  ${templates.join('\n    ')}\n  </body>`)
        const { fontFaces, styles } = moveFontFaces(bundle)
        const critical = await criticalStyles(styles, page.slice(page.indexOf('<body')))
        const data = [
          `<script type="application/json" id="font-faces">${JSON.stringify(fontFaces)}</script>`,
          `<script type="text/plain" id="critical-styles">${critical}</script>`,
        ]
        return page.replace('</title>', () => ['</title>', ...data].join('\n    '))
      },
    },
    async generateBundle() {
      const { screenFrames } = await rendering
      const source = JSON.stringify({ contract: contractVersion, ...screenFrames })
      this.emitFile({ type: 'asset', fileName: framesFile, source })
    },
  }
}

/**
 * Takes the font faces out of the style sheets of the page's own script: where a sheet with cascade layers is added or
 * removed, Chromium decodes the fonts of all sheets again.
 */
function moveFontFaces(bundle: Rolldown.OutputBundle) {
  const fontFaces: FontFaceArguments[] = []
  let styles = ''
  for (const name of entryFiles(bundle).styles) {
    const file = bundle[name]
    if (file?.type !== 'asset') continue
    const taken = takeFontFaces(String(file.source))
    file.source = taken.others
    fontFaces.push(...taken.fontFaces)
    styles += taken.others
  }
  return { fontFaces, styles }
}

/** The file of the shell's build that holds its contract and the frames around the screens of modes. */
export const framesFile = 'frames.json'

/** The content of that file: markup in which `slot` is where the screen goes. */
export type ScreenFrames = Record<Audience, ByLanguage>

interface Rendered {
  /** By the id of their template. */
  prerenderedScreens: Record<string, string>
  screenFrames: ScreenFrames
  oldBrowserNotice: string
}

async function renderScreens(module: string): Promise<Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-prerender-'))
  try {
    const fileName = 'screens.cjs'
    await buildRenderer({ input: module, outDir: folder, fileName, plugins: [builtInModes()] })
    return load(join(folder, fileName))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
