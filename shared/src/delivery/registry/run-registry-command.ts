import type { PageSource } from '../pages/page-source'
import { once } from '../process/once'
import { findAbandoned, withLock } from '../process/with-lock'
import { findDifferences, writeChanges } from '../process/write-changes'
import type { RegistryArguments } from './arguments'
import { type Compose, composeOnce, policyFile } from './derive-site'
import { describeHistory, describeStatus, printable } from './describe-team'
import { type CommandPlan, planCommand } from './plan-command'
import { planSite } from './plan-site'
import { removeFolders, unreferencedFolders } from './prune-folder'
import { lockOf, readSite } from './site-state'
import { RefusedChange } from './team-file'
import { fetchPageSource, type VerifiedRelease, verifyRelease } from './verify-release'

interface Deps {
  /** Prints one line. */
  log(line: string): void
  /** Asks the person; rejects where nobody can answer. */
  confirm(): Promise<boolean>
  now(): Date
  /** By default, what one command has composed is forgotten with it. */
  compose?: Compose
}

/** Runs one command. Nothing is written before all it needs is fetched, and its effect is shown and confirmed. */
export async function runRegistryCommand(options: RegistryArguments, given: Deps): Promise<void> {
  const deps = { ...given, log: (line: string) => given.log(printable(line)) }
  const { command } = options
  if (command === 'history') return showHistory(options, deps)
  if (command === 'status') return showStatus(options, deps)
  const fetched = { releases: once<VerifiedRelease>(), sources: once<PageSource>() }
  const compose = deps.compose ?? composeOnce()
  // A change that somebody else makes before this one is written changes its effect: it is planned again.
  while (!(await attempt(options, { ...fetched, compose }, deps)))
    if (!options.yes)
      throw new RefusedChange(
        `${options.target} was changed by somebody else in the meantime. Look at it, and run again.`,
      )
}

/** What a command has requested and composed: it does so once, and not again while it holds the lock. */
interface Cache {
  releases: ReturnType<typeof once<VerifiedRelease>>
  sources: ReturnType<typeof once<PageSource>>
  compose: Compose
}

/** Returns false if the effect of the command was another one by the time it could be written. */
async function attempt(
  options: RegistryArguments,
  { releases, sources, compose }: Cache,
  { log, confirm, now }: Deps,
): Promise<boolean> {
  const { command, operand, url, target } = options
  const verify = (address: string) =>
    releases(address, () =>
      verifyRelease(address, {
        mode: operand ?? '',
        shellUrl: options.shell,
        commit: options.commit,
      }),
    )
  const isSet = command === 'set' && url !== undefined && options.percent !== 0
  const verified = isSet ? await verify(url) : undefined
  if (verified)
    log(`${verified.fileCount} files of ${verified.release.url} are as they were built.`)
  const time = now().toISOString()
  const killed = await findAbandoned(lockOf(target))
  const plan = async () => {
    const planned = await planSite({
      site: target,
      now: now(),
      plan: (state) => planCommand(state, { options, verified, time, killed }),
      readSource: (release) =>
        sources(release.url, async () =>
          verified?.release.url === release.url
            ? verified.source
            : fetchPageSource(release, options.shell),
        ),
      compose,
    })
    const { team, effect } = planned.planned
    const folders =
      command === 'prune' && team ? await unreferencedFolders(options.folder, team) : []
    const deleted = folders.map((name) => `  delete ${options.folder}/${name}`)
    return { ...planned, folders, effect: [...effect, ...deleted] }
  }

  const shown = await plan()
  const current = shown.planned.team?.current
  if (command === 'rollback' && current && shown.effect.length > 0) await verify(current.url)
  const failure = verified && current === verified.release && shown.withoutPages.get(operand ?? '')
  if (failure) throw new RefusedChange(`The pages of ${url} cannot be composed: ${failure}`)
  if (shown.effect.length > 0) {
    log([command, operand, 'in', `${target}:`].filter(Boolean).join(' '))
    for (const line of shown.effect) log(line)
    if (!options.yes && !(await confirm())) {
      log('Nothing was changed.')
      return true
    }
  }
  const holder = { command: [command, operand].filter(Boolean).join(' '), since: time }
  const written = await withLock(lockOf(target), holder, async () => {
    const planned = await plan()
    if (planned.effect.join('\n') !== shown.effect.join('\n')) return undefined
    const paths = await writeChanges(target, planned.files)
    await removeFolders(options.folder, planned.folders)
    return paths
  })
  if (!written) return false
  for (const [id, reason] of shown.withoutPages)
    log(`${id} has no pages of its own: ${reason} Run sync when that is corrected.`)
  log(shown.effect.length > 0 ? 'Done.' : describeUnchanged(holder.command, shown.planned, written))
  if (written.includes(policyFile) || /allow$/.test(command))
    log('nginx reads _policy.conf when it is reloaded: nginx -s reload.')
  return true
}

function describeUnchanged(command: string, { begun }: CommandPlan, written: readonly string[]) {
  if (begun)
    return `Nothing else changes: the ${command} of ${begun} was interrupted, and is finished now. Run it again to go back further.`
  return written.length === 0
    ? `Nothing changes: all is as ${command} says already.`
    : `Nothing else changes: what is served did not agree, and does now (${written.join(', ')}).`
}

async function showHistory({ operand, target }: RegistryArguments, { log, now }: Deps) {
  const { teams } = await readSite(target, now())
  for (const [id, { history }] of teams)
    if (!operand || id === operand) for (const line of describeHistory(id, history)) log(line)
}

async function showStatus({ operand, target }: RegistryArguments, { log, now }: Deps) {
  const { planned, files, withoutPages } = await planSite({
    site: target,
    now: now(),
    plan: (state) => ({ state }),
    readSource: async ({ url }) => {
      throw new Error(`the pictures of ${url} were not fetched yet.`)
    },
  })
  for (const [id, team] of planned.state.teams)
    if (!operand || id === operand) for (const line of describeStatus(id, team)) log(line)
  for (const [id, reason] of withoutPages) log(`${id} has no pages of its own: ${reason}`)
  const stale = await findDifferences(target, files)
  log(
    stale.length === 0
      ? 'What is served agrees with this.'
      : `What is served does not agree: ${stale.join(', ')}. Correct it: npm run registry -- sync`,
  )
}
