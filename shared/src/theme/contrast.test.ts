import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Rgb = [number, number, number]
type Tokens = Record<string, string>

const interestsStep = '../../../shell/src/onboarding/interests-step.tsx'
const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const [theme, base, dark] = ['theme.css', 'base.css', 'dark.css'].map(read) as [
  string,
  string,
  string,
]

/** The declarations of the first rule that starts with this text. */
function block(css: string, start: string): string {
  const from = css.indexOf(`${start} {`)
  if (from < 0) throw new Error(`There is no rule ${start}.`)
  return css.slice(from, css.indexOf('}', from))
}
const coloursIn = (text: string): Tokens =>
  Object.fromEntries(
    [...text.matchAll(/--(?:color-)?([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, hex]) => [
      name,
      hex,
    ]),
  )

function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb
}
const hexOf = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mix = (one: string, share: number, other: string) => {
  const rest = rgb(other)
  return hexOf(rgb(one).map((part, at) => part * share + (rest[at] ?? 0) * (1 - share)) as Rgb)
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const accents = {
  shared: coloursIn(block(base, '[data-mode="shared"]')),
  work: coloursIn(block(base, '[data-mode="admin"]')),
  party: coloursIn(block(base, '[data-mode="party"]')),
  gig: coloursIn(block(base, '[data-mode="gig"]')),
}

const lightTokens = coloursIn(theme)
const darkTokens = { ...lightTokens, ...coloursIn(block(dark, '[data-theme="dark"]')) }
const sheetTokens = {
  ...darkTokens,
  ...coloursIn(block(dark, '[data-theme="dark"] [role="dialog"]:not([data-theme="light"] *)')),
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

it('a light mode in a dark page has none of the variables that only the dark theme sets', () => {
  const namesIn = (rule: string, declaration: RegExp) =>
    [...block(dark, rule).matchAll(declaration)].map(([, name]) => name)
  const darkOnly = namesIn('[data-theme="dark"]', /--(?!color-)([\w-]+):/g)
  expect(darkOnly).toContain('paper')
  expect(namesIn('[data-theme="light"]', /--([\w-]+): initial;/g)).toEqual(darkOnly)
})

it.each(['light', 'dark'] as const)('a chosen interest is readable in %s', (theme) => {
  const { tokens } = themes[theme]
  const cards = [...read(interestsStep).matchAll(/(\w+): \{.*'var\(--color-([\w-]+)\)'/g)]
  expect(cards).toHaveLength(8)
  const insufficient = cards.flatMap(([, interest, card = '']) =>
    ['white', 'lamp', 'on-toast']
      .map((text) => ({ interest, text, actual: contrast(tokens[text] ?? '', tokens[card] ?? '') }))
      .filter(({ actual }) => !(actual >= 4.5)),
  )
  expect(insufficient).toEqual([])
})
