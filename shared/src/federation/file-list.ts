import type { Plugin } from 'vite'

export const fileListName = 'files.json'

/**
 * Writes `files.json`, the names of all files of a build: what a device keeps to open every screen without a network.
 * Apart from `mode.json`, because the registry carries that one to every visitor.
 */
export function fileList(): Plugin {
  return {
    name: 'baithak:file-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((name) => name !== 'mode.json')
        this.emitFile({
          type: 'asset',
          fileName: fileListName,
          source: JSON.stringify(files.toSorted()),
        })
      },
    },
  }
}
