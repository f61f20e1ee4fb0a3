import type { Plugin } from 'vite'

/** Reloads the page when a translation changes: no module accepts JSON updates. */
export function localesHmr(): Plugin {
  return {
    name: 'baithak:locales-hmr',
    apply: 'serve',
    handleHotUpdate({ file, server }) {
      if (!/\/locales\/(.+\/)?\w+\.json$/.test(file)) return
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
