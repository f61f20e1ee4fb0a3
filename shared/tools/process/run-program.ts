import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/** Whether the module is the entry point of the process. */
function isMain(moduleUrl: string): boolean {
  const started = process.argv[1]
  return started !== undefined && pathToFileURL(realpathSync(started)).href === moduleUrl
}

/** An error in the arguments. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Removes control characters from a text of a release, which could control the terminal. Hindi needs the joiners. */
export const printable = (line: string): string =>
  line.replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

/** Parses arguments. Throws a UsageError for an unknown option, and for more than `maxPositionals` other arguments. */
export function parseCommandLine<const Chosen extends Options>(
  args: readonly string[],
  options: Chosen,
  maxPositionals = 0,
) {
  const parsed = parse(args, options)
  const unknown = parsed.positionals[maxPositionals]
  if (unknown !== undefined) throw new UsageError(`Unknown argument "${unknown}".`)
  return parsed
}

function parse<const Chosen extends Options>(args: readonly string[], options: Chosen) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError(/^[^.]+/.exec(message.replaceAll("'", '"'))?.[0].concat('.'))
  }
}

/**
 * Runs a program if its module is the entry point of the process. Prints the usage for `--help` and after a UsageError.
 * Prints the message of any other error. A failed program ends with exit code 1. A program does its work to the end, even
 * if its output is not read to the end, as by `head`.
 */
export async function runProgram(
  moduleUrl: string,
  usage: string,
  main: (args: readonly string[]) => Promise<void>,
) {
  if (!isMain(moduleUrl)) return
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(usage)
  try {
    await main(args)
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error)
    console.error(message.split('\n').map(printable).join('\n'))
    if (error instanceof UsageError) console.error(`\n${usage}`)
    process.exitCode = 1
  }
}
