import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { policyFile } from '../hosting/host-files'
import { printable } from '../process/run-program'
import { findDifferences } from '../process/write-changes'
import type { RegistryArguments } from './arguments'
import { deriveSite } from './derive-site'
import { describeHistory, describeStatus } from './describe-team'
import { planCommand } from './plan-command'
import { releaseName } from './release-url'
import { changeSite, readSite } from './site-state'
import type { TeamFile } from './team-file'
import { fetchPageSource, verifyRelease } from './verify-release'

interface Deps {
  /** Prints one line. */
  log(line: string): void
  /** Asks the person; rejects where nobody can answer. */
  confirm(): Promise<boolean>
  now(): Date
}

/** Runs one command. Nothing is written before all it needs is fetched, and its effect is shown and confirmed. */
export async function runRegistryCommand(options: RegistryArguments, given: Deps): Promise<void> {
  const deps = { ...given, log: (line: string) => given.log(printable(line)) }
  const { log, confirm, now } = deps
  const { command, operand, url, target, folder } = options
  if (command === 'history') return showHistory(options, deps)
  if (command === 'status') return showStatus(options, deps)

  const name = [command, operand].filter(Boolean).join(' ')
  const verify = (address: string) => verifyRelease(address, operand ?? '')
  const isSet = command === 'set' && url !== undefined && options.percent !== 0
  const verified = isSet ? await verify(url) : undefined
  if (verified)
    log(`${verified.fileCount} files of ${verified.release.url} are as they were built.`)
  const time = now().toISOString()
  const changed = await changeSite(target, { command: name, since: time }, async (killed) => {
    const plan = planCommand(await readSite(target), { options, verified, time, killed })
    const { files, withoutPages } = await deriveSite(plan.state, async (release) =>
      verified?.release.url === release.url ? verified.source : fetchPageSource(release),
    )
    const team = plan.state.teams.get(operand ?? '')
    const unused = command === 'prune' && team ? await unusedFolders(folder, team) : []
    const effect = [...plan.effect, ...unused.map((each) => `  delete ${folder}/${each}`)]
    if (effect.length > 0) {
      if (command === 'rollback' && team?.current) await verify(team.current.url)
      const isLive = verified && team?.current === verified.release
      const failure = isLive && withoutPages.get(operand ?? '')
      if (failure) throw new Error(`The pages of ${url} cannot be composed: ${failure}`)
      for (const line of [`${name} in ${target}:`, ...effect]) log(line)
      if (!(options.yes || (await confirm()))) return undefined
    }
    return { begun: plan.begun, effect, files, withoutPages, unused }
  })
  if (!changed) return log('Nothing was changed.')
  const { effect, unused, withoutPages, begun, written } = changed
  for (const each of unused) await rm(join(folder, each), { recursive: true, force: true })
  for (const [id, reason] of withoutPages)
    log(`${id} has no pages of its own: ${reason} Run sync when that is corrected.`)
  log(effect.length > 0 ? 'Done.' : describeUnchanged(name, begun, written))
  if (written.includes(policyFile) || /allow$/.test(command))
    log('nginx reads _policy.conf when it is reloaded: nginx -s reload.')
}

/** Folders of releases that are no longer listed. One that never was is yet to be released. */
async function unusedFolders(folder: string, { releases, history }: TeamFile): Promise<string[]> {
  const listed = new Set(Object.keys(releases))
  const known = new Set(history.map(({ url = '' }) => releaseName(url)))
  return (await readdir(folder)).filter((name) => known.has(name) && !listed.has(name)).sort()
}

function describeUnchanged(command: string, begun: string | undefined, written: string[]) {
  if (begun)
    return `Nothing else changes: the ${command} of ${begun} was interrupted, and is finished now. Run it again to go back further.`
  return written.length === 0
    ? `Nothing changes: all is as ${command} says already.`
    : `Nothing else changes: what is served did not agree, and does now (${written.join(', ')}).`
}

async function showHistory({ operand, target }: RegistryArguments, { log }: Deps) {
  const { teams } = await readSite(target)
  for (const [id, { history }] of teams)
    if (!operand || id === operand) for (const line of describeHistory(id, history)) log(line)
}

async function showStatus({ operand, target }: RegistryArguments, { log }: Deps) {
  const state = await readSite(target)
  const { files, withoutPages } = await deriveSite(state, async ({ url }) => {
    throw new Error(`the pictures of ${url} were not fetched yet.`)
  })
  for (const [id, team] of state.teams)
    if (!operand || id === operand) for (const line of describeStatus(id, team)) log(line)
  for (const [id, reason] of withoutPages) log(`${id} has no pages of its own: ${reason}`)
  const stale = await findDifferences(target, files)
  log(
    stale.length === 0
      ? 'What is served agrees with this.'
      : `What is served does not agree: ${stale.join(', ')}. Correct it: npm run registry -- sync`,
  )
}
