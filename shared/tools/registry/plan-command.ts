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
  forGood?: boolean | undefined
  remove?: boolean | undefined
  note?: string | undefined
  /** A sentence by language. */
  sentences?: Readonly<Record<string, string | undefined>>
  /** The release that `set` names. */
  verified?: VerifiedRelease | undefined
}

export interface Plan {
  /** After the change. */
  site: Site
  /** What changes, in lines; none if the site is as the command says already. */
  effect: string[]
}

/** What a command does to a site, from nothing but its arguments: it fetches and writes nothing. */
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
    after.withdrawn.find((each) => !before.withdrawn.includes(each)) ??
    after.current?.url
  const current = after.current?.url === before.current?.url ? undefined : after.current?.url
  const entry = { time, command: nameOf(command), url, commit, author, note, current }
  const team = { ...after, history: [...after.history, entry] }
  return { site: { ...site, teams: new Map([...site.teams, [id, team]]) }, effect }
}

/** As histories name it. */
const nameOf = ({ command, preview, forGood }: Command) =>
  [
    command,
    command === 'set' && preview && '--preview',
    command === 'disable' && forGood && '--for-good',
  ]
    .filter(Boolean)
    .join(' ')

function change(team: TeamFile, site: Site, command: Command): TeamFile {
  const { operand: id, verified, sentences = {} } = command
  switch (command.command) {
    case 'set': {
      if (!verified) throw new UsageError('set needs the URL of a release.')
      const { release } = verified
      requireAllowedOrigin(site, release)
      if (site.shell) requireNeeds(release.manifest, site.shell)
      if (command.preview) return publish(team, release)
      return setCurrent(team, release)
    }
    case 'rollback': {
      const { current, ...others } = rollBack(team)
      if (current && site.shell) requireNeeds(current.manifest, site.shell)
      return { ...others, current }
    }
    case 'withdraw':
      return withdraw(team, knownUrl(team, command.url ?? ''))
    case 'disable':
      if (command.forGood) return { ...team, current: undefined, disabled: undefined }
      if (languages.some((language) => !sentences[language.id]?.trim()))
        throw new UsageError(
          `disable needs the sentence in every language: ${languages.map((language) => `--${language.id} "…"`).join(' ')}.`,
        )
      return {
        ...requireCurrent(team, id),
        disabled: inEachLanguage((language) => sentences[language] ?? ''),
      }
    default:
      return { ...requireCurrent(team, id), disabled: undefined }
  }
}

/** The URL of a mode's release that has this URL or this name. */
function knownUrl({ current, releases, history }: TeamFile, text: string): string {
  const entries = [current, ...Object.values(releases), ...history]
  const urls = [...new Set(entries.flatMap((entry) => entry?.url ?? []))]
  const found = urls.find((url) => releaseName(url) === text || url === text || url === `${text}/`)
  if (found) return found
  throw new Error(
    `"${text}" is no release of this mode. It has ${urls.map(releaseName).join(', ')}.`,
  )
}

function requireCurrent(team: TeamFile, id: string | undefined): TeamFile {
  if (!team.current) throw new Error(`${id} is out of the app: release it with set.`)
  return team
}

/** The page's policy refuses code from an origin that `origins.json` does not list. */
function requireAllowedOrigin({ origins }: Site, { url }: Release) {
  const { origin } = new URL(url)
  if (!origins.includes(origin))
    throw new Error(
      `Browsers refuse code from ${origin}. Allow it first: npm run registry -- allow ${origin}`,
    )
}

function planOrigins(site: Site, origin: string, isRemoved: boolean): Plan {
  if (!isOrigin(origin))
    throw new UsageError(`${origin} is no https origin. Write it like https://modes.example.`)
  const others = site.origins.filter((allowed) => allowed !== origin)
  const origins = originsOf(isRemoved ? others : [...others, origin])
  if (origins.join() === originsOf(site.origins).join()) return { site, effect: [] }
  const uses = [...site.teams].filter(
    ([, { current }]) => current && new URL(current.url).origin === origin,
  )
  const { length } = contentSecurityPolicy(site.html ?? '', origins)
  return {
    site: { ...site, origins },
    effect: [
      `  origins: ${site.origins.join(', ') || 'none'} → ${origins.join(', ') || 'none'}`,
      ...(isRemoved ? uses.map(([id]) => `  ${id} stops working: its release is there`) : []),
      ...(length > maxPolicyLength
        ? [
            `  Cloudflare Pages ignores a policy of more than ${maxPolicyLength} characters, and this one has ${length}: there, serve several modes from one origin.`,
          ]
        : []),
    ],
  }
}
