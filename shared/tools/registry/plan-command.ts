import { inEachLanguage, languages } from '@baithak/contract'
import { contentSecurityPolicy } from '../hosting/csp'
import { maxPolicyLength } from '../hosting/host-files'
import { originsOf } from '../hosting/origins'
import { UsageError } from '../process/run-program'
import type { Holder } from '../process/with-lock'
import type { RegistryEntry } from '../release/registry'
import { type RegistryArguments, sentenceOptions } from './arguments'
import type { SiteState } from './derive-site'
import { describeChange } from './describe-team'
import { releaseName, withSlash } from './release-url'
import {
  emptyTeam,
  type HistoryEntry,
  keepReleases,
  publish,
  rollBack,
  setCanary,
  setCurrent,
  type TeamFile,
  withdraw,
} from './team-file'
import type { VerifiedRelease } from './verify-release'

interface CommandPlan {
  /** After the change. */
  state: SiteState
  /** What changes, in lines; none if the state is as the command says already. */
  effect: string[]
  /** When the same command was begun that this one only finishes. */
  begun?: string | undefined
}

interface CommandInput {
  options: RegistryArguments
  /** The release that the command names. */
  verified: VerifiedRelease | undefined
  time: string
  /** The process that was killed while it changed the site. */
  killed: Holder | undefined
}

/** What a command does to a site, from nothing but its arguments: it fetches and writes nothing. */
export function planCommand(state: SiteState, input: CommandInput): CommandPlan {
  const { command, operand: id } = input.options
  if (!id || command === 'sync') return { state, effect: [] }
  if (command === 'allow' || command === 'disallow') return planOrigins(state, command, id)

  const before = state.teams.get(id) ?? emptyTeam
  if (before.history.length === 0 && !before.current && command !== 'set')
    throw new Error(`${id} has no release yet: release one with set.`)
  // A rollback that was killed after it had written the team file is finished before another one goes further back.
  const last = before.history.at(-1)
  const { since, begun: first } = input.killed ?? {}
  const isUnfinished =
    command === 'rollback' && last !== undefined && [since, first].includes(last.time)
  const begun = isUnfinished ? last?.time : undefined
  const after = begun ? before : change(before, state, input)
  const effect = describeChange(before, after)
  if (effect.length === 0) return { state, effect, begun }
  const team = { ...after, history: [...after.history, ...historyOf(before, after, input)] }
  return { state: { ...state, teams: new Map([...state.teams, [id, team]]) }, effect }
}

function change(team: TeamFile, state: SiteState, { options, verified }: CommandInput): TeamFile {
  const { command, operand: id, percent } = options
  switch (command) {
    case 'set': {
      if (percent === 0) return { ...team, canary: undefined }
      if (!verified) throw new UsageError('set needs the URL of a release.')
      const { release } = verified
      requireAllowedOrigin(state, release)
      if (options.preview) return publish(team, release)
      return percent === undefined ? setCurrent(team, release) : setCanary(team, release, percent)
    }
    case 'rollback':
      return rollBack(requireCurrent(team, id))
    case 'disable':
      // Its releases stay listed, so that one can be set again.
      if (options['for-good'])
        return { ...team, current: undefined, canary: undefined, disabled: undefined }
      if (languages.some((language) => !options[language.id]?.trim()))
        throw new UsageError(`disable needs the sentence in every language: ${sentenceOptions}.`)
      return {
        ...requireCurrent(team, id),
        disabled: inEachLanguage((language) => options[language] ?? ''),
      }
    case 'enable':
      return { ...requireCurrent(team, id), disabled: undefined }
    case 'withdraw':
      if (!options.url) throw new UsageError('withdraw needs the URL of a release.')
      return withdraw(team, ...listedUrls(team, options.url))
    default:
      return keepReleases(team, options.keep ?? 0)
  }
}

/** The URLs of a mode's releases that have this URL or this name. */
function listedUrls({ current, canary, releases, history }: TeamFile, text: string): string[] {
  const entries = [current, canary, ...Object.values(releases), ...history]
  const urls = [...new Set(entries.flatMap((entry) => entry?.url ?? []))]
  const found = urls.filter((url) => releaseName(url) === text || url === withSlash(text))
  if (found.length > 0) return found
  const names = [...new Set(urls.map(releaseName))].join(', ')
  throw new Error(`${text} is no release of this mode. It has ${names || 'none'}.`)
}

function requireCurrent(team: TeamFile, id: string | undefined): TeamFile {
  if (!team.current) throw new Error(`${id} is out of the app: release it with set.`)
  return team
}

/** The page's policy refuses code from an origin that `origins.json` does not list. */
function requireAllowedOrigin({ origins }: SiteState, { url }: RegistryEntry) {
  const { origin } = new URL(url)
  if (origins.includes(origin)) return
  throw new Error(
    `Browsers refuse code from ${origin}. Allow it first: npm run registry -- allow ${origin}`,
  )
}

/** The command as histories name it. */
const eventOf = ({ command, percent, preview, ...options }: RegistryArguments) => {
  if (command === 'set' && preview) return 'set --preview'
  if (command === 'set' && percent !== undefined) return 'set --percent'
  return command === 'disable' && options['for-good'] ? 'disable --for-good' : command
}

/** An entry for each release that a change is about. */
function historyOf(before: TeamFile, after: TeamFile, input: CommandInput): HistoryEntry[] {
  const { options, verified, time } = input
  const { command, percent, note } = options
  const { commit, author } = verified?.origin ?? {}
  const sentences = command === 'disable' ? after.disabled : undefined
  const live = percent === 0 ? before.canary : after.current
  const urls =
    command === 'withdraw'
      ? after.withdrawn.slice(before.withdrawn.length)
      : [verified?.release.url ?? live?.url]
  const change = { time, command: eventOf(options), percent, sentences, commit, author, note }
  return urls.map((url) => ({ ...change, url }))
}

function planOrigins(state: SiteState, command: string, origin: string): CommandPlan {
  const others = state.origins.filter((allowed) => allowed !== origin)
  const origins = originsOf(command === 'allow' ? [...others, origin] : others)
  if (origins.join() === originsOf(state.origins).join()) return { state, effect: [] }
  const { length } = contentSecurityPolicy(state.html ?? '', origins)
  const list = (allowed: readonly string[]) => allowed.join(', ') || 'none'
  return {
    state: { ...state, origins },
    effect: [
      `  origins: ${list(state.origins)} → ${list(origins)}`,
      ...(command === 'disallow' ? dependants(state, origin) : []),
      ...(length > maxPolicyLength
        ? [
            `  Cloudflare Pages ignores a policy of more than ${maxPolicyLength} characters, and this one has ${length}: there, serve several modes from one origin.`,
          ]
        : []),
    ],
  }
}

/** What stops working without an origin. */
const dependants = ({ teams }: SiteState, origin: string): string[] =>
  [...teams].flatMap(([id, { current, canary, releases }]) => {
    const uses = (release: RegistryEntry) => originsOf([release.url])[0] === origin
    const earlier = Object.values(releases).filter((release) => release.url !== current?.url)
    return [
      ...(current && uses(current) ? [`the current release ${releaseName(current.url)}`] : []),
      ...(canary && uses(canary) ? [`the canary ${releaseName(canary.url)}`] : []),
      ...earlier.filter(uses).map(({ url }) => `the listed release ${releaseName(url)}`),
    ].map((use) => `  ${id} loses ${use}`)
  })
