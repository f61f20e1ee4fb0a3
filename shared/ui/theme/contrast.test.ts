import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Tokens = Record<string, string>

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const [base, dark] = [read('base.css'), read('dark.css')]

/** Returns the declarations of the first rule with this selector. */
function block(css: string, selector: string): string {
  const from = css.indexOf(`${selector} {`)
  if (from < 0) throw new Error(`There is no rule ${selector}.`)
  return css.slice(from, css.indexOf('}', from))
}
function coloursIn(css: string): Tokens {
  const declarations = [...css.matchAll(/--(?:color-)?([\w-]+): (#[\da-f]{3,6});/g)]
  return Object.fromEntries(declarations.map(([, name, hex]) => [name, hex]))
}

function rgb(hex: string) {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}
function mix(one: string, share: number, other: string) {
  const rest = rgb(other)
  const parts = rgb(one).map((part, at) => Math.round(part * share + (rest[at] ?? 0) * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = rgb(hex).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** Returns the contrast ratio of two colours (WCAG 2.2). */
function contrast(one = '', other = '') {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const lightTokens = coloursIn(read('theme.css'))
const changedTokens = coloursIn(block(dark, '[data-theme="dark"]'))
const darkTokens = { ...lightTokens, ...changedTokens }
const sheet = '[data-theme="dark"] [role="dialog"]:not([data-theme="light"] *)'
const sheetTokens = { ...darkTokens, ...coloursIn(block(dark, sheet)) }

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
  const { acc = '', 'acc-bright': bright = '' } = accents[mode]
  return isDark
    ? { acc: bright, 'acc-deep': bright, 'acc-tint': mix(acc, Number(share) / 100, lift) }
    : accents[mode]
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
      .map((pair) => ({ ...pair, actual: contrast(all[pair.text], all[pair.surface]) }))
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
    expect(contrast(tokens[text], tokens.milk), text).toBeGreaterThanOrEqual(4.5)
})

it('paper returns to the light value of each token that the dark theme changes', () => {
  const returned = [...dark.matchAll(/--color-([\w-]+): --theme\(--color-\1 inline\)/g)]
  const changed = Object.keys(changedTokens).filter((name) => name in lightTokens)
  expect(returned.map(([, name]) => name)).toEqual(changed.filter((name) => name !== 'paper'))
})
