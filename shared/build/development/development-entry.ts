import type { Plugin } from 'vite'

const resolved = '\0development-entry'

/**
 * The entry of a mode that is served by its development server: with a React of its own, because hot reload needs React's
 * development build, which has to find the preamble when it is evaluated.
 */
export const developmentEntry = (entry: string, exposed: string): Plugin => ({
  name: 'baithak:development-entry',
  apply: 'serve',
  resolveId: (id) => (id === `/${entry}` ? resolved : undefined),
  load: (id) =>
    id === resolved
      ? `import '@vitejs/plugin-react/preamble'\nexport { default } from '${exposed}'`
      : undefined,
})
