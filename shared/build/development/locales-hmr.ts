import { languages } from '@baithak/contract'
import type { Plugin } from 'vite'

/** Reloads the page when a translation changes: no module accepts JSON updates. */
export function localesHmr(): Plugin {
  return {
    name: 'baithak:locales-hmr',
    apply: 'serve',
    handleHotUpdate({ file, server }) {
      if (!file.includes('/locales/') && !languages.some(({ id }) => file.endsWith(`/${id}.json`)))
        return
      server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}
