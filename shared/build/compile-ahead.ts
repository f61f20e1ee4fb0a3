import type { Plugin } from 'vite'

/** Chunks that run before the first screen is shown. */
const firstChunks = /^(?:react|app|outlet|mode|first-screen)$/

/**
 * Marks the first chunks, so that Chromium compiles all their functions off the main thread while they load. Other
 * chunks are not marked, because they have functions that are never called.
 */
export const compileAhead = (): Plugin => ({
  name: 'baithak:compile-ahead',
  apply: 'build',
  generateBundle: {
    // The mark must be the first line, and Vite's own plugins put code there too.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !firstChunks.test(chunk.name)) continue
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type === 'asset')
          map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
