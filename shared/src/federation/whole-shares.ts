import type { Plugin } from 'vite'
import { sharedModules } from './shares'

/**
 * The federation plugin narrows what a mode takes of a shared module to the names it has seen used, and calls the
 * module graph complete 10 ms after the last file: on a busy machine that is too early, and the build fails with
 * MISSING_EXPORT. A namespace import in the first file of all makes it take every name; unused, it leaves no code.
 */
export function wholeShares(): Plugin {
  return {
    name: 'baithak:whole-shares',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/mode\.ts$/ },
      handler: (code) => ({
        code: [
          ...Object.keys(sharedModules).map((name, at) => `import * as share${at} from '${name}'`),
          code,
        ].join('\n'),
        map: null,
      }),
    },
  }
}
