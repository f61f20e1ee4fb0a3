import { readPageSource } from '../pages/page-source'
import { pageSourceUrl, storePageSource, writePages } from '../pages/write-pages'
import type { RegistryEntry } from '../release/registry'
import type { SiteTarget } from '../target/site-target'
import { type RegistryArguments, UsageError } from './arguments'
import { describeChange, describeHistory } from './describe-team'
import { listedUrls } from './listed-urls'
import { removeFolders, unreferencedFolders } from './prune-folder'
import { listModeIds, readTeam, writeTeam } from './registry-state'
import { withSlash } from './release-url'
import {
  disable,
  enable,
  keepReleases,
  publish,
  RefusedChange,
  remove,
  rollBack,
  setCanary,
  setCurrent,
  type TeamFile,
  withdraw,
} from './team-file'
import { fetchFile, requireAllowedOrigin, verifyRelease } from './verify-release'

interface Deps {
  target: SiteTarget
  log(line: string): void
  /** Asks the person; rejects where nobody can answer. */
  confirm(): Promise<boolean>
  now(): Date
}

/** Commands that a mode without a release knows. */
const startsMode = new Set(['set', 'publish'])
/** Commands that a removed mode knows. */
const cleansUp = new Set(['withdraw', 'prune'])

/** Runs one command. Nothing is written before its effect is shown and confirmed. */
export async function runRegistryCommand(
  options: RegistryArguments,
  { target, log, confirm, now }: Deps,
): Promise<void> {
  const { command, id } = options
  const time = now().toISOString()
  if (command === 'history' || !id)
    return showHistory(id ? [id] : await listModeIds(target), { target, log, time })

  const { team, version } = await readTeam(target, id, time)
  const wasReleased = team.history.length > 0 && cleansUp.has(command)
  if (!team.current && !startsMode.has(command) && !wasReleased)
    throw new RefusedChange(`${id} has no release yet: release one with set.`)
  const changed = await change(team, id, options, { target, log })
  const folders =
    command === 'prune' ? await unreferencedFolders(options.folder, changed) : ([] as string[])
  const effect = [
    ...describeChange(team, changed),
    ...folders.map((name) => `  delete ${options.folder}/${name}`),
  ]
  if (effect.length === 0) return log(`Nothing changes: ${id} is like this already.`)
  log([`${command} ${id} in ${target.name}:`, ...effect].join('\n'))
  if (!options.yes && !(await confirm())) return log('Nothing was changed.')

  const entries = changedUrls(options, team, changed).map((url) => ({
    time,
    command,
    ...(url ? { url } : {}),
    ...versionOf(changed, url),
    ...(options.commit ? { commit: options.commit } : {}),
    ...(options.note ? { note: options.note } : {}),
  }))
  await writeTeam(target, id, {
    team: { ...changed, history: [...changed.history, ...entries] },
    version,
  })
  await target.exclusively(async () => {
    const { current } = changed
    if ((await pageSourceUrl(target, id)) !== current?.url)
      await storePageSource(target, id, current && (await fetchPageSource(current, options.shell)))
    await writePages(target, [id])
  })
  await removeFolders(options.folder, folders)
  log('Done.')
}

const fetchPageSource = (release: RegistryEntry, shellUrl: string | undefined) =>
  readPageSource(release, async (name) => {
    const href = new URL(release.url, shellUrl).href
    const shellOrigin = shellUrl && new URL(shellUrl).origin
    return (await fetchFile(name, { href, shellOrigin })).content.toString()
  })

/** The URLs that the history names, each in an entry of its own. */
function changedUrls({ command, url }: RegistryArguments, before: TeamFile, after: TeamFile) {
  if (command === 'withdraw') return after.withdrawn.slice(before.withdrawn.length)
  return [url && command !== 'rollback' ? withSlash(url) : after.current?.url]
}

function versionOf({ releases, current }: TeamFile, url: string | undefined) {
  const release = [current, ...Object.values(releases)].find((candidate) => candidate?.url === url)
  return release ? { version: release.manifest.version } : {}
}

async function change(
  team: TeamFile,
  id: string,
  options: RegistryArguments,
  { target, log }: Pick<Deps, 'target' | 'log'>,
): Promise<TeamFile> {
  const { command, shell: shellUrl } = options
  const url = () => {
    if (!options.url) throw new UsageError(`${command} needs the URL of a release.`)
    return options.url
  }
  const verify = async (address: string): Promise<RegistryEntry> => {
    const { release, fileCount } = await verifyRelease(address, { mode: id, shellUrl })
    log(`${fileCount} files of ${release.url} are as they were built.`)
    return release
  }
  const verified = async (): Promise<RegistryEntry> => {
    const release = await verify(url())
    await requireAllowedOrigin(target, release, shellUrl)
    return release
  }
  switch (command) {
    case 'set':
      return setCurrent(team, await verified())
    case 'publish':
      return publish(team, await verified())
    case 'rollback': {
      const next = rollBack(team)
      if (next.current) await verify(next.current.url)
      return next
    }
    case 'canary': {
      if (options.percent === undefined) throw new UsageError('canary needs --percent.')
      const release = options.percent > 0 ? await verified() : undefined
      return setCanary(team, release, options.percent)
    }
    case 'disable':
      if (!options.en?.trim() || !options.hi?.trim())
        throw new UsageError('disable needs the sentence in both languages: --en "…" --hi "…".')
      return disable(team, { en: options.en, hi: options.hi })
    case 'enable':
      return enable(team)
    case 'remove':
      return remove(team)
    case 'withdraw':
      return withdraw(team, ...listedUrls(team, url(), shellUrl))
    default:
      return keepReleases(team, options.keep ?? 0)
  }
}

async function showHistory(
  ids: readonly string[],
  { target, log, time }: Pick<Deps, 'target' | 'log'> & { time: string },
) {
  for (const id of ids) {
    const { team } = await readTeam(target, id, time)
    for (const line of describeHistory(id, team.history)) log(line)
  }
}
