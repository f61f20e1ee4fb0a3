import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Whether the module was started from the command line, rather than imported. */
export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1]
  return started !== undefined && pathToFileURL(realpathSync(started)).href === moduleUrl
}
