import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot, shell } from '../../apps/apps'

export const usage = `npm run registry -- <command> [mode] [url] [options]

  set <mode> <url>          use a release for everybody
  rollback <mode>           use the release before the current one
  publish <mode> <url>      list a release by its name, for previews
  canary <mode> <url> --percent 5   use a release on a share of devices; --percent 0 ends it
  disable <mode> --en "…" --hi "…"  close a mode, with a sentence in both languages
  enable <mode>             open it again
  withdraw <mode> <url or name>  never run a release again, also not from a device
  remove <mode>             take a mode out of the app
  history [mode]            list what was changed
  prune <mode> --keep 3     delete release folders that nothing refers to

  --target <folder or URL>  the deployed shell; shell/dist by default
  --shell <URL>             the shell's URL, if the release's URL is a path
  --folder <path>           the releases to prune; remote-<mode>/releases by default
  --commit, --note <text>   written to the history
  --yes                     do not ask`

const commands = new Set(
  'set rollback publish canary disable enable withdraw remove history prune'.split(' '),
)

export class UsageError extends Error {
  override name = 'UsageError'
}

export function parseArguments(args: readonly string[]) {
  const { values, positionals } = parse(args)
  const [command = '', mode, url, ...rest] = positionals
  if (!commands.has(command)) throw new UsageError(`There is no command "${command}".`)
  if (rest.length > 0) throw new UsageError(`${rest.join(' ')} is too much.`)
  if (!mode && command !== 'history') throw new UsageError(`${command} needs a mode.`)
  return {
    ...values,
    command,
    id: mode,
    url,
    target: values.target ?? join(repositoryRoot, shell.folder, 'dist'),
    percent: numberOf('percent', values.percent, 100),
    keep: numberOf('keep', values.keep ?? '3', Number.MAX_SAFE_INTEGER),
    folder: values.folder ?? join(repositoryRoot, `remote-${mode}`, 'releases'),
  }
}

export type RegistryArguments = ReturnType<typeof parseArguments>

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        target: text,
        shell: text,
        folder: text,
        percent: text,
        keep: text,
        en: text,
        hi: text,
        commit: text,
        note: text,
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function numberOf(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isFinite(number) || text.trim() === '' || number < 0 || number > max)
    throw new UsageError(`--${name} is a number from 0 to ${max}, not "${text}".`)
  return number
}
