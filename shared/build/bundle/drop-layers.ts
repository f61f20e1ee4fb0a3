import type { Plugin } from 'vite'

/** Initial values of Tailwind's variables, for browsers without `@property`, which the app does not support. */
const initialValues = /@layer properties\s*\{.*?\}\s*\}\s*\}/gs

/**
 * Removes the cascade layer from a mode's style sheet: where a sheet with layers is added, Chromium lays out the whole page
 * again. It comes after Tailwind in the list of plugins.
 */
export const dropLayers = () =>
  ({
    name: 'baithak:drop-layers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: initialValues },
      handler: (code: string) => ({ code: code.replaceAll(initialValues, ''), map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (
          file.fileName.endsWith('.css') &&
          'source' in file &&
          /@layer\b/.test(String(file.source))
        )
          this.error(
            `${file.fileName} has a cascade layer. Modes have none: each one that arrives lays out the page again.`,
          )
    },
  }) satisfies Plugin
