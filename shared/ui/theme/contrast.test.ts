import { contrast, mix } from '@baithak/testing/contrast'
import {
  block,
  coloursIn,
  readTheme,
  type Tokens,
  themeTokens,
} from '@baithak/testing/theme-tokens'
import { describe, expect, it } from 'vitest'

const [base, dark] = [readTheme('base.css'), readTheme('dark.css')]
const { light: lightTokens, dark: darkTokens, sheet: sheetTokens } = themeTokens()

const accents = {
  shared: coloursIn(block(base, '[data-mode="shared"]')),
  work: coloursIn(block(base, '[data-mode="admin"]')),
  party: coloursIn(block(base, '[data-mode="party"]')),
  gig: coloursIn(block(base, '[data-mode="gig"]')),
}

/** Light tokens on paper by lamplight. */
const paperTokens = { ...lightTokens, milk: darkTokens.paper ?? '' }

const [, share, lift] = /--color-acc-tint: color-mix\(in srgb, var\(--acc\) (\d+)%, (#\w+)\)/.exec(
  dark,
) as unknown as [string, string, string]

function accentOf(mode: keyof typeof accents, isDark: boolean): Tokens {
  const {
    acc = '',
    'acc-deep': deep = '',
    'acc-tint': tint = '',
    'acc-bright': bright = '',
  } = accents[mode]
  return isDark
    ? { acc: bright, 'acc-deep': bright, 'acc-tint': mix(acc, Number(share) / 100, lift) }
    : { acc, 'acc-deep': deep, 'acc-tint': tint }
}

/** What is read, by the surface behind it. */
const readable = {
  milk: 'ink ink-2 ink-3 acc bad ok warn info brass-text',
  field: 'ink ink-2 ink-3 acc bad',
  malai: 'ink ink-2 acc bad',
  'malai-2': 'disabled',
  'ok-tint': 'ok',
  'warn-tint': 'warn',
  'bad-tint': 'bad',
  'info-tint': 'info',
  'brass-tint': 'brass-text ink ink-2',
  'acc-tint': 'ink ink-2 acc acc-deep',
  acc: 'on-acc',
  'acc-deep': 'on-acc',
  toast: 'on-toast',
  'toast-bad': 'on-toast',
  marigold: 'espresso',
}
/** Controls, and what they show. */
const visible = { milk: 'rule-2 star-empty star-edge star-small', field: 'rule-2', malai: 'rule-2' }

const pairsOf = (names: Record<string, string>, ratio: number) =>
  Object.entries(names).flatMap(([surface, texts]) =>
    texts.split(' ').map((text) => ({ text, surface, ratio })),
  )
const pairs = [...pairsOf(readable, 4.5), ...pairsOf(visible, 3)]

const themes = {
  light: { tokens: lightTokens, isDark: false },
  dark: { tokens: darkTokens, isDark: true },
  'a dark sheet': { tokens: sheetTokens, isDark: true },
}

describe.each(Object.entries(themes))('the contrast of %s', (_, { tokens, isDark }) => {
  it.each(['shared', 'work', 'party', 'gig'] as const)('is sufficient in %s', (mode) => {
    const all = { ...tokens, ...accentOf(mode, isDark) }
    const insufficient = pairs
      .map((pair) => ({ ...pair, actual: contrast(all[pair.text] ?? '', all[pair.surface] ?? '') }))
      .filter(({ actual, ratio }) => !(actual >= ratio))
    expect(insufficient).toEqual([])
  })
})

/** Texts on marigold have the colours that its rule sets. */
const marigoldRule = block(base, '.bg-marigold,\n.cloth-tile,\n.cloth-butta-marigold')
const onMarigold = { ...lightTokens, milk: lightTokens.marigold ?? '' }
for (const [, name = '', value = ''] of marigoldRule.matchAll(
  /--color-(\S+): var\(--color-(\S+)\)/g,
))
  onMarigold[name as 'milk'] = lightTokens[value] ?? ''

it.each<[string, Tokens, string]>([
  ['marigold', onMarigold, 'ink ink-2 ink-3 espresso'],
  ...(['work', 'party', 'gig'] as const).map((mode): [string, Tokens, string] => [
    `paper by lamplight in ${mode}`,
    { ...paperTokens, ...accentOf(mode, false) },
    'ink ink-2 acc brass-text',
  ]),
])('every text on %s is readable', (_, tokens, texts) => {
  for (const text of texts.split(' '))
    expect(contrast(tokens[text] ?? '', tokens.milk ?? ''), text).toBeGreaterThanOrEqual(4.5)
})

it('paper returns to the light value of each token that the dark theme changes', () => {
  const returned = [...dark.matchAll(/--color-([\w-]+): --theme\(--color-\1 inline\)/g)]
  const { paper: _, ...changedTokens } = coloursIn(block(dark, '[data-theme="dark"]'))
  const changed = Object.keys(changedTokens)
  expect(returned.map(([, name]) => name)).toEqual(changed.filter((name) => name in lightTokens))
})
