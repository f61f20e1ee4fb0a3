import type { Plugin } from 'vite'
import { entryFile } from '../container/container-code'

/** Vite's mode of such a development server. */
export const inDeployedShell = 'in-deployed-shell'

/**
 * The container of a mode that is developed in the production build of a shell. The mode takes nothing from the host:
 * hot reload needs React's development build, which has to find the preamble when it is evaluated.
 */
export const developmentContainer = (exposed: string): Plugin => ({
  name: 'baithak:development-container',
  apply: 'serve',
  resolveId: (id) => (id === `/${entryFile}` ? '\0development-container' : undefined),
  load: (id) =>
    id === '\0development-container'
      ? `import '@vitejs/plugin-react/preamble'
export const init = () => {}
export const get = () => import('${exposed}').then((module) => () => module)`
      : undefined,
})
