import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { inEachLanguage, languages } from '@baithak/contract'
import { isOrigin } from '../hosting/origins'
import { UsageError } from '../process/run-program'
import { isModeName } from './site-state'

/** `--en "…" --hi "…"` */
export const sentenceOptions = languages.map(({ id }) => `--${id} "…"`).join(' ')

export const usage = `npm run registry -- <command> [mode] [url] [options]

  set <mode> <url>          use a release for everybody
    --percent 5             on a share of devices only; --percent 0 ends it, without a URL
    --preview               list it by its name only, for previews
  rollback <mode>           use the release before the current one
  withdraw <mode> <url or name>  never run a release again, also not from a device
  disable <mode> ${sentenceOptions}  close a mode, with a sentence in every language
    --for-good              take it out of the app instead
  enable <mode>             open it again
  status [mode]             what is live, and whether what is served agrees
  history [mode]            list what was changed
  prune <mode> --keep 3     delete release folders that nothing refers to
  allow <origin>            let modes load code from an origin
  disallow <origin>         no longer; lists the releases that need it
  sync                      write again what is served

  --target <folder>         the deployed shell; shell/dist by default
  --folder <path>           the releases to prune; remote-<mode>/releases by default
  --note <text>             written to the history
  --yes                     do not ask`

/** What a command needs after its name. */
export const operands: Record<string, readonly string[]> = {
  'a mode': ['set', 'rollback', 'withdraw', 'disable', 'enable', 'prune'],
  'an origin': ['allow', 'disallow'],
  '': ['status', 'history', 'sync'],
}

export function parseArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [command = '', operand, url, ...rest] = positionals
  const [needed] = Object.entries(operands).find(([, names]) => names.includes(command)) ?? []
  if (needed === undefined) throw new UsageError(`There is no command "${command}".`)
  if (rest.length > 0) throw new UsageError(`${rest.join(' ')} is too much.`)
  if (needed && !operand) throw new UsageError(`${command} needs ${needed}.`)
  if (needed === 'an origin' && !isOrigin(operand ?? ''))
    throw new UsageError(`${operand} is no https origin. Write it like https://modes.example.`)
  if (needed !== 'an origin' && operand !== undefined && !isModeName(operand))
    throw new UsageError(`${operand} is no id of a mode.`)
  const percent = numberOf('percent', values.percent, 100)
  const keep = numberOf('keep', values.keep ?? '3', Number.MAX_SAFE_INTEGER)
  const target = values.target ?? join(repositoryRoot, shell.folder, 'dist')
  if (!existsSync(target)) throw new UsageError(`${target} is no folder of a deployed shell.`)
  const folder = values.folder ?? join(repositoryRoot, `remote-${operand}`, 'releases')
  return { ...values, command, operand, url, target, percent, keep, folder }
}

export type RegistryArguments = ReturnType<typeof parseArguments>

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  ...{ target: text, folder: text, percent: text, keep: text, note: text },
  ...inEachLanguage(() => text),
  ...{ preview: flag, 'for-good': flag, yes: flag },
}

function numberOf(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isFinite(number) || text.trim() === '' || number < 0 || number > max)
    throw new UsageError(`--${name} is a number from 0 to ${max}, not "${text}".`)
  return number
}
