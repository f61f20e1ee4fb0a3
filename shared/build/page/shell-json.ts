import { contractVersion } from '@baithak/contract'
import type { Plugin } from 'vite'
import { needs } from '../federation'

/** Writes `shell.json`: the contract and the versions that modes may need of this shell, for the commands that release them. */
export const shellJson = (): Plugin => ({
  name: 'baithak:shell-json',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ contract: contractVersion, provides: needs })
    this.emitFile({ type: 'asset', fileName: 'shell.json', source })
  },
})
