import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Whether the module is the entry point of the process. */
export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1]
  return started !== undefined && pathToFileURL(realpathSync(started)).href === moduleUrl
}
