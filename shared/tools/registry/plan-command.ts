import { inEachLanguage, languages, type Release } from '@baithak/contract'
import { releaseName } from '@baithak/contract/release-name'
import type { TeamFile } from '@baithak/contract/team-file'
import { contentSecurityPolicy } from '../hosting/csp'
import { maxPolicyLength } from '../hosting/host-files'
import { isOrigin, originsOf } from '../hosting/origins'
import { UsageError } from '../process/run-program'
import { describeChange } from './describe-team'
import { requireNeeds } from './shell-file'
import type { Site } from './site'
import { emptyTeam, publish, rollBack, setCurrent, withdraw } from './team-file'
import type { VerifiedRelease } from './verify-release'

export interface Command {
  command: string
  /** The id of a mode, or an origin. */
  operand?: string | undefined
  url?: string | undefined
  preview?: boolean | undefined
  remove?: boolean | undefined
  note?: string | undefined
  /** The reason why a mode is closed, by language. */
  reasons?: Readonly<Record<string, string | undefined>>
  /** The release that `set` names. */
  verified?: VerifiedRelease | undefined
}

interface Plan {
  /** The site after the change. */
  site: Site
  /** The changes, one a line. It is empty if the site is already as the command says. */
  effect: string[]
}

/** Returns what a command does to a site. It depends on the arguments alone, and writes nothing. */
export function planCommand(site: Site, command: Command, time: string): Plan {
  const { operand: id = '', verified, note } = command
  if (command.command === 'allow') return planOrigins(site, id, command.remove ?? false)
  const before = site.teams.get(id) ?? emptyTeam
  if (before.history.length === 0 && !before.current && command.command !== 'set')
    throw new Error(`${id} has no release yet: release one with set.`)
  const after = change(before, site, command)
  const effect = describeChange(before, after)
  if (effect.length === 0) return { site, effect }
  const { commit, author } = verified?.origin ?? {}
  const url =
    verified?.release.url ??
    after.withdrawn.find((withdrawn) => !before.withdrawn.includes(withdrawn)) ??
    after.current?.url
  const current = after.current?.url === before.current?.url ? undefined : after.current?.url
  const name = command.command === 'set' && command.preview ? 'set --preview' : command.command
  const entry = { time, command: name, url, commit, author, note, current }
  const team = { ...after, history: [...after.history, entry] }
  return { site: { ...site, teams: new Map([...site.teams, [id, team]]) }, effect }
}

function change(team: TeamFile, site: Site, command: Command): TeamFile {
  const { operand: id, verified, reasons = {} } = command
  switch (command.command) {
    case 'set':
      if (!verified) throw new UsageError('set needs the URL of a release.')
      requireAllowedOrigin(site, verified.release)
      if (site.shell) requireNeeds(verified.release.manifest, site.shell)
      return (command.preview ? publish : setCurrent)(team, verified.release)
    case 'rollback': {
      const rolledBack = rollBack(team)
      if (rolledBack.current) {
        requireAllowedOrigin(site, rolledBack.current)
        if (site.shell) requireNeeds(rolledBack.current.manifest, site.shell)
      }
      return rolledBack
    }
    case 'withdraw':
      return withdraw(team, knownUrl(team, command.url ?? ''))
    case 'remove':
      return { ...team, current: undefined, disabled: undefined }
    case 'disable':
      if (languages.some((language) => !reasons[language.id]?.trim()))
        throw new UsageError(
          `disable needs the reason in every language: ${languages.map((language) => `--${language.id} "…"`).join(' ')}.`,
        )
      return {
        ...requireCurrent(team, id),
        disabled: inEachLanguage((language) => reasons[language] ?? ''),
      }
    default:
      return { ...requireCurrent(team, id), disabled: undefined }
  }
}

/** Returns the URL of the mode's release that has this URL or this name. */
function knownUrl({ current, releases, history }: TeamFile, text: string): string {
  const entries = [current, ...Object.values(releases), ...history]
  const urls = [...new Set(entries.flatMap((entry) => entry?.url ?? []))]
  const found = urls.find((url) => releaseName(url) === text || url === text || url === `${text}/`)
  if (found) return found
  throw new Error(
    `This mode has no release "${text}". Its releases are ${urls.map(releaseName).join(', ')}.`,
  )
}

function requireCurrent(team: TeamFile, id: string | undefined): TeamFile {
  if (!team.current) throw new Error(`${id} was removed from the app: release it with set.`)
  return team
}

/** Returns the origin of a release if `origins.json` does not list it: the page's policy then refuses its code. */
export function refusedOrigin({ origins }: Site, { url }: Release): string | undefined {
  const { origin } = new URL(url)
  return origins.includes(origin) ? undefined : origin
}

function requireAllowedOrigin(site: Site, release: Release) {
  const origin = refusedOrigin(site, release)
  if (origin)
    throw new Error(
      `Browsers refuse code from ${origin}. Allow it first, with the same --target: npm run registry -- allow ${origin}`,
    )
}

function planOrigins(site: Site, origin: string, isRemoved: boolean): Plan {
  if (!isOrigin(origin))
    throw new UsageError(
      `"${origin}" is not an origin. Write it as https://host, without a path or trailing slash.`,
    )
  const others = site.origins.filter((allowed) => allowed !== origin)
  const origins = originsOf(isRemoved ? others : [...others, origin])
  if (origins.join() === originsOf(site.origins).join()) return { site, effect: [] }
  const effect = [
    `  origins: ${site.origins.join(', ') || 'none'} → ${origins.join(', ') || 'none'}`,
  ]
  for (const [id, { current }] of site.teams)
    if (isRemoved && current && new URL(current.url).origin === origin)
      effect.push(`  ${id} stops working: its release is there`)
  const { length } = contentSecurityPolicy(site.html ?? '', origins)
  if (length > maxPolicyLength)
    effect.push(
      `  Cloudflare Pages ignores a policy of more than ${maxPolicyLength} characters, and this one has ${length}: there, serve several modes from one origin.`,
    )
  return { site: { ...site, origins }, effect }
}
