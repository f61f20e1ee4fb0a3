import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'
import { mergeIconPaths } from './merge-icon-paths'

/** Merges the shapes of each lucide icon into one path at build time. */
export function iconPathsPlugin(): Plugin {
  return {
    name: 'baithak:icon-paths',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
      handler: (code) => ({
        code: code.replace(/(?<=const __iconData = )\{.*?\n\}(?=;)/s, (literal) => {
          const icon = runInNewContext(`(${literal})`)
          return JSON.stringify({ ...icon, node: mergeIconPaths(icon.node) })
        }),
        // Nobody looks for an error in an icon.
        map: null,
      }),
    },
  }
}
