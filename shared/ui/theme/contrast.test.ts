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

const surfaces = ['milk', 'field', 'malai']
const texts = ['ink', 'ink-2']
const pairs: [text: string, surface: string, ratio: number][] = [
  ...[...texts, 'acc', 'bad'].flatMap((text) =>
    surfaces.map((surface): [string, string, number] => [text, surface, 4.5]),
  ),
  ['ink-3', 'milk', 4.5],
  ['ink-3', 'field', 4.5],
  ['disabled', 'malai-2', 4.5],
  ['ok', 'milk', 4.5],
  ['warn', 'milk', 4.5],
  ['info', 'milk', 4.5],
  ['brass-text', 'milk', 4.5],
  ...['ok', 'warn', 'bad', 'info'].map((tone): [string, string, number] => [
    tone,
    `${tone}-tint`,
    4.5,
  ]),
  ['brass-text', 'brass-tint', 4.5],
  ['ink', 'brass-tint', 4.5],
  ['ink-2', 'brass-tint', 4.5],
  ['ink', 'acc-tint', 4.5],
  ['ink-2', 'acc-tint', 4.5],
  ['acc', 'acc-tint', 4.5],
  ['acc-deep', 'acc-tint', 4.5],
  ['on-acc', 'acc', 4.5],
  ['on-acc', 'acc-deep', 4.5],
  ['on-toast', 'toast', 4.5],
  ['on-toast', 'toast-bad', 4.5],
  ['espresso', 'marigold', 4.5],
  // Controls and what they show.
  ['rule-2', 'milk', 3],
  ['rule-2', 'field', 3],
  ['rule-2', 'malai', 3],
  ['star-empty', 'milk', 3],
  ['star-edge', 'milk', 3],
  ['star-small', 'milk', 3],
]

const themes = {
  light: { tokens: lightTokens, isDark: false },
  dark: { tokens: darkTokens, isDark: true },
  'a dark sheet': { tokens: sheetTokens, isDark: true },
}

describe.each(Object.entries(themes))('the contrast of %s', (_, { tokens, isDark }) => {
  it.each(['shared', 'work', 'party', 'gig'] as const)('is sufficient in %s', (mode) => {
    const all = { ...tokens, ...accentOf(mode, isDark) }
    const insufficient = pairs
      .map(([text, surface, ratio]) => {
        const actual = contrast(all[text] ?? '', all[surface] ?? '')
        return { text, surface, ratio, actual: Number(actual.toFixed(2)) }
      })
      .filter(({ actual, ratio }) => !(actual >= ratio))
    expect(insufficient).toEqual([])
  })
})

it.each(['work', 'party', 'gig'] as const)(
  'text on paper by lamplight is readable in %s',
  (mode) => {
    const all: Tokens = { ...paperTokens, ...accentOf(mode, false) }
    for (const text of ['ink', 'ink-2', 'acc', 'brass-text'])
      expect(contrast(all[text] ?? '', all.milk ?? ''), text).toBeGreaterThanOrEqual(4.5)
  },
)

it('what is paper has the light value of each token that the dark theme changes', () => {
  const returned = [...dark.matchAll(/--color-([\w-]+): --theme\(--color-\1 inline\)/g)]
  const changed = Object.keys(coloursIn(block(dark, '[data-theme="dark"]')))
  expect(returned.map(([, name]) => name)).toEqual(changed.filter((name) => name in lightTokens))
})
