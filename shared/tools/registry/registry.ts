import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { inEachLanguage, languages } from '@baithak/contract'
import { releaseName } from '@baithak/contract/release-name'
import { policyFile, policyHint } from '../hosting/host-files'
import { parseCommandLine, printable, runProgram, UsageError } from '../process/run-program'
import { findDifferences } from '../process/write-changes'
import { describeHistory, describeStatus } from './describe-team'
import { type Command, planCommand, refusedOrigin } from './plan-command'
import { changeSite, deriveFiles, isModeName, readSite } from './site'
import { verifyRelease } from './verify-release'

/** What each command needs after its name. */
const commands = new Map([
  ...['set', 'rollback', 'withdraw', 'disable', 'enable', 'remove'].map((name) => [name, 'a mode']),
  ...[['allow', 'an origin'] as const, ['status', ''] as const],
] as [string, string][])

const usage = `npm run registry -- <command> [mode] [url] [options]

  set <mode> <url>          use a release for everybody
    --preview               publish it for previews only
  rollback <mode>           use the release before the current one
  withdraw <mode> <url or name>  never run a release again, not even from a device
  disable <mode> ${languages.map(({ id }) => `--${id} "…"`).join(' ')}  close a mode, with the reason in every language
  enable <mode>             open it again
  remove <mode>             take it out of the app
  allow <origin>            let modes load code from an origin; --remove forbids it again
  status [mode]             show what is live, and the history of the mode; set checks the files

  --target <folder>         the deployed shell; shell/dist by default
  --note <text>             written to the history
  --yes                     do not ask`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  ...{ target: text, note: text, ...inEachLanguage(() => text) },
  ...{ preview: flag, remove: flag, yes: flag },
}

interface RegistryCommand extends Command {
  target: string
  yes?: boolean | undefined
}

export function parseCommand(args: readonly string[]): RegistryCommand {
  const { values, positionals } = parseCommandLine(args, options, 3)
  const [command, operand, url] = positionals
  if (command === undefined) throw new UsageError('The command is missing.')
  const needed = commands.get(command)
  if (needed === undefined) throw new UsageError(`Unknown command "${command}".`)
  if (needed && !operand) throw new UsageError(`${command} needs ${needed}.`)
  if (command !== 'allow' && operand !== undefined && !isModeName(operand))
    throw new UsageError(`"${operand}" is not a mode id. Write it like party.`)
  const { target = join(repositoryRoot, shell.folder, 'dist'), ...others } = values
  if (!existsSync(target))
    throw new UsageError(
      `The folder ${target} does not exist. Name the deployed shell with --target.`,
    )
  const reasons = inEachLanguage((language) => others[language])
  return { ...others, command, operand, url, target, reasons }
}

interface Terminal {
  /** Prints one line. */
  log(line: string): void
  /** Asks the user. Rejects where nobody can answer. */
  confirm(): Promise<boolean>
}

/** Runs one command. It writes after it has fetched what it needs and the user has confirmed the effect. */
export async function runCommandLine(given: RegistryCommand, terminal: Terminal): Promise<void> {
  const log = (line: string) => terminal.log(printable(line))
  const { command, operand = '', url, target } = given
  if (command === 'status') return showStatus(given, log)
  const verified = command === 'set' && url ? await verifyRelease(url, operand) : undefined
  if (verified)
    log(`${verified.fileCount} files of ${verified.release.url} are as they were built.`)
  const name = `${command} ${operand}`
  const changed = await changeSite(target, name, async () => {
    const before = await readSite(target)
    const unfinished = await findDifferences(target, deriveFiles(before))
    // The interrupted rollback has just been finished. Running it again would go back one more release.
    const isBegun = command === 'rollback' && unfinished.includes('remotes.json')
    const { site, effect } = isBegun
      ? { site: before, effect: [] }
      : planCommand(before, { ...given, verified }, new Date().toISOString())
    const current = site.teams.get(operand)?.current
    if (command === 'rollback' && current) await verifyRelease(current.url, operand)
    if (effect.length > 0) {
      for (const line of [`${name} in ${target}:`, ...effect]) log(line)
      if (!(given.yes || (await terminal.confirm()))) return undefined
    }
    return { files: deriveFiles(site), effect, isBegun }
  })
  if (!changed) return log('Nothing was changed.')
  const { effect, isBegun, written } = changed
  if (effect.length > 0) log('Done.')
  else if (isBegun)
    log('A command was interrupted, and is finished now. Run this again to go further back.')
  else if (written.length > 0)
    log(`A command was interrupted, and is finished now (${written.join(', ')}).`)
  else log(`Nothing was changed: the site is already as ${name} says.`)
  if (written.includes(policyFile)) log(policyHint)
  if (given.preview && verified)
    log(`To try it, open /${operand}?preview=${operand}:${releaseName(verified.release.url)}`)
}

async function showStatus({ operand, target }: RegistryCommand, log: Terminal['log']) {
  const site = await readSite(target)
  if (operand && !site.teams.has(operand)) throw new Error(`${operand} has no release yet.`)
  for (const [id, team] of site.teams) {
    if (operand && operand !== id) continue
    const lines = [...describeStatus(id, team), ...(operand ? describeHistory(team) : [])]
    for (const line of lines) log(line)
    const refused = team.current && refusedOrigin(site, team.current)
    if (refused) log(`  Browsers refuse its code: ${refused} is not allowed.`)
  }
  log(`allowed origins: ${site.origins.join(', ') || 'none'}`)
  const stale = await findDifferences(target, deriveFiles(site))
  log(
    stale.length === 0
      ? 'remotes.json and the headers agree with this.'
      : `These files do not agree with this: ${stale.join(', ')}. Run the interrupted command again, or set with the live URL. For shell/dist, run npm start.`,
  )
}

async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error('Nothing was changed: nobody can answer here. Add --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Write this? (y/N) ')
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

await runProgram(import.meta.url, usage, async (args) =>
  runCommandLine(parseCommand(args), { log: (line) => console.log(line), confirm }),
)
