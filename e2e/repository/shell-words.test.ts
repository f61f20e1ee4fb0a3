import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { modeIds } from '@baithak/contract/modes'
import { expect, it } from 'vitest'

const shell = join(repositoryRoot, 'shell')

/** Gives modes of contract 1 their records by name. */
const adapter = 'src/modes/contract-1.ts'

/** The sources of the shell and its translations, without tests. */
const sources = ['src', 'public/locales']
  .flatMap((folder) =>
    readdirSync(join(shell, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.(?:tsx?|css|json)$/.test(file) && !/\.test\.|^src\/testing\//.test(file))
  .filter((file) => file !== adapter)

const comments = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs
/** An id as a word of its own; `bg-work` and `--color-work-deep` are colours of the theme. */
const modeId = new RegExp(`(?<![-\\w])(?:${modeIds.join('|')})(?![-\\w])`, 'g')

const namedModes = (code: string) => code.replaceAll(comments, '').match(modeId) ?? []

it('the shell names no mode: the registry does, and the default one is in the contract', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.flatMap((file) => {
    const ids = namedModes(readFileSync(join(shell, file), 'utf8'))
    return ids.length > 0 ? [`${file}: ${ids.join(', ')}`] : []
  })
  expect(found).toEqual([])
})

it('an id is found in a string, a path, a key and a selector', () => {
  expect(
    namedModes(`[registry.work, '/party/manage', { gig: 1 }, '[data-board="admin"]']`),
  ).toEqual(['work', 'party', 'gig', 'admin'])
  expect(namedModes('/* of work */ "bg-work" // a party\n var(--color-gig-deep)')).toEqual([])
})

const domainWords =
  'caf[eé]s?|pass|passes|gigs?|part(?:y|ies)|wallet|venues?|coupons?|artists?|enquir(?:y|ies)|bookings?|hopping|tasting|referrals?|performers?'
const domainWord = new RegExp(`(?<![\\p{L}-])(?:${domainWords})(?![\\p{L}-])`, 'giu')

/** Words of the domain, also as parts of names: `myParties`, `user_pass`. */
const wordsOfDomain = (code: string) => {
  const separate = code
    .replaceAll(comments, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
  return [...new Set(separate.toLowerCase().match(domainWord) ?? [])].toSorted()
}

/** What the specification gives to the shell itself: interests and roles of onboarding, the link of a friend, Welcome. */
const ofTheSpecification = new Map([
  ['public/locales/en/translation.json', 'artist café cafés coupon gigs party pass referral'],
  ['public/locales/hi/translation.json', 'artist café gigs party referral'],
  ['src/onboarding/interests-step.tsx', 'gigs party'],
  ['src/onboarding/model/onboarding-context.ts', 'referral'],
  ['src/onboarding/model/onboarding-draft.ts', 'gigs party referral'],
  ['src/onboarding/model/referral-code.ts', 'referral'],
  ['src/onboarding/model/take-seat.ts', 'referral'],
  ['src/onboarding/onboarding-steps.tsx', 'referral'],
  ['src/onboarding/profile-step.tsx', 'artist café'],
  ['src/onboarding/referral-greeting.tsx', 'referral'],
  ['src/onboarding/welcome-screen.tsx', 'referral'],
])

it('the shell has no word of what the modes are about, but where the specification gives it one', () => {
  const found = sources.flatMap((file): [string, string[]][] => {
    const words = wordsOfDomain(readFileSync(join(shell, file), 'utf8'))
    return words.length > 0 ? [[file, words]] : []
  })
  const allowed = [...ofTheSpecification].map(([file, words]): [string, string[]] => [
    file,
    words.split(' ').toSorted(),
  ])
  expect(found.toSorted()).toEqual(allowed.toSorted())
})

it('a word of the domain is found in a name, a key, a path and a text, not within another word', () => {
  expect(wordsOfDomain("storage.myParties, 'userPass', '/wallet', my_gigs, t('cafés')")).toEqual([
    'cafés',
    'gigs',
    'parties',
    'pass',
    'wallet',
  ])
  expect(wordsOfDomain("part, bypass, passed, '--color-party', // a café")).toEqual([])
})
