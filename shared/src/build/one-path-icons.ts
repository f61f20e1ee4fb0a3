import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'
import { onePath } from './one-path'

/** Has the build write each of lucide's icons as one path (`onePath`). */
export function onePathIcons(): Plugin {
  return {
    name: 'baithak:one-path-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.m?js$/ },
      handler: (code) =>
        code.replace(/(?<=const __iconData = )\{.*?\n\}(?=;)/s, (literal) => {
          const icon = runInNewContext(`(${literal})`)
          return JSON.stringify({ ...icon, node: onePath(icon.node) })
        }),
    },
  }
}
