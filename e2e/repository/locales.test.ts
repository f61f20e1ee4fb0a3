import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modes, productFolders, repositoryRoot } from '@baithak/build/apps'
import { expect, it } from 'vitest'
import { translatorFor } from '../scenarios/translations'

const files = [
  'shell/public/locales/hi/translation.json',
  ...modes.map(({ folder }) => `${folder}/src/locales/hi.json`),
]
const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8')

it.each(files)('Hindi: %s spells check-in चेक-इन', (file) => {
  expect(read(file).match(/(?:चेक|चैक)(?!-इन)[\s-]*इन/g) ?? []).toEqual([])
})

/** Words that differ by the dot alone: eating, and a name. */
const pairs = ['खान']

it('Hindi: a word has one spelling, with the dots below letters or without', () => {
  const spellings = new Map<string, Set<string>>()
  const hindi = [...productFolders, 'shell/public'].flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)hi(?:\/translation)?\.json$/.test(file))
      .filter((file) => !/node_modules|dist\/|releases\//.test(file))
      .map((file) => read(`${folder}/${file}`).normalize('NFD')),
  )
  for (const word of hindi.join('\n').match(/[\u0900-\u097f]+/g) ?? []) {
    const bare = word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
    spellings.set(bare, (spellings.get(bare) ?? new Set()).add(word))
  }
  const several = [...spellings].filter(([bare, all]) => all.size > 1 && !pairs.includes(bare))
  expect(several.map(([, all]) => [...all].join(', '))).toEqual([])
})

it('Hindi: the total, the navigation and a gig’s audience have the words of the trade', () => {
  const party = JSON.parse(read('remote-party/src/locales/hi.json'))
  expect(party.wizard.total).toBe('अनुमानित कुल')
  expect(party.manifest.nav.planParty).toBe('पार्टी रचें')
  const gigs = JSON.parse(read('remote-gig/src/locales/hi.json')).sampleGigs
  expect(gigs['ghazal-baithak'].audience).toBe('60 श्रोता, बैठकर')
})

it('Hindi: members and partners read the same scale of occupancy in Hindi', () => {
  const scale = { low: 'ख़ाली', medium: 'आधा भरा', high: 'भरा' }
  expect(JSON.parse(read('remote-work/src/locales/hi.json')).cafes.occupancy).toEqual(scale)
  expect(JSON.parse(read('remote-admin/src/locales/hi.json')).occupancy).toEqual(scale)
})

/** What is about Hindi itself: its name as an image, its script, and a text that a release has stored. */
const aboutHindi = [
  'remote-work/src/model/coupons/translate-coupon.ts',
  'remote-work/src/wallet/pass-card.tsx',
  'shared/contract/languages/by-language.ts',
  'shared/contract/languages/languages.ts',
  'shared/ui/components/button/language-button.tsx',
  'shared/ui/format/letters-of.ts',
  'shell/src/first-frame/substitute-apis.ts',
]

it('a language is named in the list of languages alone, so that another one needs no change of the code', () => {
  const sources = [...productFolders, 'shared/build']
    .flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/(?:testing|gallery)\//.test(file))
  const named = sources.filter((file) => /['"`/|(]hi['"`.|)]|\bhi:/.test(read(file)))
  expect(named.toSorted()).toEqual(aboutHindi)
})

it('every text that a spec, a scenario or an engine names exists', () => {
  const translate = translatorFor('en')
  const sources = readdirSync(join(repositoryRoot, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => read(`e2e/${file}`))
  const key = /'((?:shell|sample-\w+|(?:work|party|gig|admin)(?:-[a-z-]+)?):[A-Za-z][\w.-]*)'/g
  const keys = new Set(
    sources.flatMap((text) => [...text.matchAll(key)].map(([, name = '']) => name)),
  )
  expect(keys.size).toBeGreaterThan(80)
  for (const name of keys) expect(() => translate(name), name).not.toThrow()
})
