import type { Plugin } from 'vite'

/** Chunks that run before the first screen is there. */
const firstChunks = /^(?:react|app|outlet|mode|first-screen)$/

/**
 * Lets Chromium compile all functions of the first chunks while they load, off the main thread; other browsers read a
 * comment. In other chunks it would compile functions that nobody calls.
 */
export const compileAhead = (): Plugin => ({
  name: 'baithak:compile-ahead',
  apply: 'build',
  generateBundle: {
    // Vite puts code at the beginning of chunks, and the comment counts only there.
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
