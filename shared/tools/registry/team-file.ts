import { byLanguageSchema, type CanaryEntry, type RegistryEntry } from '@baithak/contract'
import { v } from '@baithak/storage/schema'
import { parseJson } from '../process/parse-json'
import { releaseName } from './release-url'

const text = v.optional(v.string())
const sentences = v.optional(byLanguageSchema(v.string()))
/** Manifests of earlier releases may lack what today's schema requires. */
const entry = v.object({
  url: v.string(),
  manifest: v.object({ id: v.string() }),
}) as unknown as v.GenericSchema<unknown, RegistryEntry>

/** One change. */
const historyEntry = v.object({
  time: v.string(),
  command: v.string(),
  ...{ url: text, percent: v.optional(v.number()), sentences },
  ...{ commit: text, author: text, note: text },
})
export type HistoryEntry = v.InferOutput<typeof historyEntry>

/** `registry/<mode>.json`: what one team says about its mode. */
const teamFile = v.object({
  current: v.optional(entry),
  canary: v.optional(entry as v.GenericSchema<unknown, CanaryEntry>),
  disabled: sentences,
  withdrawn: v.array(v.string()),
  /** Releases by name, which can be previewed. */
  releases: v.record(v.string(), entry),
  history: v.array(historyEntry),
})
export type TeamFile = v.InferOutput<typeof teamFile>

export function parseTeamFile(text: string, name: string): TeamFile {
  const team = parseJson(teamFile, text)
  if (team) return team
  throw new Error(`${name} is no team file, so nothing was changed. Restore its last copy.`)
}

export const emptyTeam: TeamFile = { withdrawn: [], releases: {}, history: [] }

/** The releases that led to the current one, the latest last: a rollback takes away what it went back from. */
function currentStack(history: readonly HistoryEntry[]): string[] {
  const stack: string[] = []
  for (const { command, url = '' } of history) {
    if (command === 'rollback') stack.splice(stack.lastIndexOf(url) + 1)
    if (command === 'set' && stack.at(-1) !== url) stack.push(url)
  }
  return stack
}

/** Releases that were current before the current one, the latest first; withdrawn ones are not among `releases`. */
function earlierReleases({ current, releases, history }: TeamFile) {
  const stack = currentStack(history)
  const since = current ? stack.lastIndexOf(current.url) : -1
  const byName = new Map(Object.entries(releases))
  const urls = stack.slice(0, since < 0 ? stack.length : since).toReversed()
  return [...new Set(urls)].flatMap((url) => {
    const release = byName.get(releaseName(url))
    return release?.url === url && url !== current?.url ? [release] : []
  })
}

/** URLs that were published after the current release and were never current: they are yet to be released. */
function upcomingUrls({ current, history }: TeamFile) {
  const set = history.filter(({ command }) => command === 'set')
  const wasCurrent = new Set(set.map(({ url }) => url))
  const since = history.findLastIndex((each) => set.includes(each) && each.url === current?.url)
  return history
    .slice(since + 1)
    .filter(({ command, url }) => command === 'set --preview' && !wasCurrent.has(url))
    .map(({ url }) => url)
}

/** Lists a release by its name, for previews. */
export function publish(team: TeamFile, release: RegistryEntry): TeamFile {
  const { url } = release
  if (team.withdrawn.includes(url))
    throw new Error(`${url} was withdrawn, and devices refuse it. Release another build.`)
  return { ...team, releases: { ...team.releases, [releaseName(url)]: release } }
}

export function setCurrent(team: TeamFile, release: RegistryEntry): TeamFile {
  // A canary that goes live for everybody has ended.
  const canary = team.canary?.url === release.url ? undefined : team.canary
  return { ...publish(team, release), canary, current: release }
}

export function rollBack(team: TeamFile): TeamFile {
  const [previous] = earlierReleases(team)
  if (!previous)
    throw new Error(
      'No earlier release is known: use set with the URL of one, or close the mode with disable.',
    )
  return { ...team, current: previous }
}

/** Devices never run the release again. If it is the current one, the previous one takes its place. */
export function withdraw(team: TeamFile, ...urls: string[]): TeamFile {
  const isOther = ({ url }: RegistryEntry) => !urls.includes(url)
  const releases = Object.entries(team.releases).filter(([, release]) => isOther(release))
  const next: TeamFile = {
    ...team,
    canary: team.canary && isOther(team.canary) ? team.canary : undefined,
    withdrawn: [...new Set([...team.withdrawn, ...urls])],
    releases: Object.fromEntries(releases),
  }
  return team.current && !isOther(team.current) ? rollBack(next) : next
}

/** Makes a release that of a share of devices. */
export function setCanary(team: TeamFile, release: RegistryEntry, percent: number): TeamFile {
  if (release.url === team.current?.url)
    throw new Error(`${release.url} is the current release, which every device uses.`)
  return { ...publish(team, release), canary: { ...release, percent } }
}

/** Removes all releases but the current one, the canary, the last ones that were current and those yet to come. */
export function keepReleases(team: TeamFile, count: number): TeamFile {
  const retained = [
    team.current,
    team.canary,
    ...earlierReleases(team).slice(0, Math.max(1, count)),
  ]
  const urls = new Set([...retained.map((release) => release?.url), ...upcomingUrls(team)])
  const releases = Object.entries(team.releases).filter(([, { url }]) => urls.has(url))
  return { ...team, releases: Object.fromEntries(releases) }
}
