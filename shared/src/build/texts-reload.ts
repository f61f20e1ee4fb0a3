import type { Plugin } from 'vite'

/** A changed text shows at once: translations are data that no module accepts hot, so the page is loaded anew. */
export function textsReload(): Plugin {
  return {
    name: 'baithak:texts-reload',
    apply: 'serve',
    handleHotUpdate({ file, server }) {
      if (!/\/locales\/(.+\/)?\w+\.json$/.test(file)) return
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
