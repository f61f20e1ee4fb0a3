import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Whether the module is the entry point of the process. */
export function isMain(moduleUrl: string): boolean {
  const started = process.argv[1]
  return started !== undefined && pathToFileURL(realpathSync(started)).href === moduleUrl
}

/** Arguments that a program cannot use. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** A line in which nothing controls the terminal: names and sentences come from releases. Hindi needs the joiners. */
export const printable = (line: string): string =>
  line.replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

/** Runs a program if the module is the entry point of the process; prints why it fails, and its usage after a wrong argument. */
export async function runProgram(moduleUrl: string, main: () => Promise<void>, usage?: string) {
  if (!isMain(moduleUrl)) return
  await main().catch((error: NodeJS.ErrnoException) => {
    const isUsage = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS')
    const message = error.message.split('\n').map(printable).join('\n')
    console.error(isUsage && usage ? `${message}\n\n${usage}` : message)
    process.exitCode = 1
  })
}
