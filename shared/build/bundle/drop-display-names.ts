import type { Plugin } from 'vite'

const reactRouter = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/

/**
 * Removes the display names of React Router's components, and marks the calls that create them as pure. Otherwise the
 * bundle contains unused components: nothing shows a bundler that these statements have no effect.
 */
function withoutDisplayNames(code: string): string {
  return code
    .replaceAll(/^[\w$]+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
}

/** Lets the bundler drop the components of React Router that nobody uses. */
export const dropDisplayNames = () =>
  ({
    name: 'baithak:drop-display-names',
    apply: 'build',
    transform: {
      filter: { id: reactRouter },
      handler: (code: string) => ({ code: withoutDisplayNames(code), map: null }),
    },
  }) satisfies Plugin
