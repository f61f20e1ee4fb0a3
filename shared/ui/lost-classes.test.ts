import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const kitFiles = import.meta.glob<string>(['./components/**/*.tsx', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
  query: '?raw',
})
const appFiles = import.meta.glob<string>(
  ['../../shell/src/**/*.tsx', '../../remote-*/src/**/*.tsx', './**/*.tsx', '!**/*.test.tsx'],
  { eager: true, import: 'default', query: '?raw' },
)

const theme = ['theme/theme.css', 'theme/variants.css'].map((name) =>
  read(join(import.meta.dirname, name)),
)
const tailwind = read(createRequire(import.meta.url).resolve('tailwindcss/theme.css'))
const design = await loadDesignSystem(`${tailwind}${theme.join('')}@tailwind utilities;`)

/** The text up to the bracket that closes the one at `start`. */
function enclosed(text: string, start: number): string {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if ('({'.includes(text[at] ?? '')) depth += 1
    if (')}'.includes(text[at] ?? '')) depth -= 1
    if (depth === 0) return text.slice(start, at + 1)
  }
  return ''
}
/** The value of `className` in the tag that begins here, as source. */
function classNameOf(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1
    if (source[at] === '}') depth -= 1
    if (depth > 0) continue
    if (source[at] === '>') return ''
    if (source.startsWith('className=', at)) {
      const value = source.slice(at + 'className='.length)
      return value.startsWith('{') ? enclosed(value, 0) : (/^"[^"]*"/.exec(value)?.[0] ?? '')
    }
  }
  return ''
}
const classesIn = (text: string) =>
  [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, one, two, three]) =>
    (one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  )

/** The classes that each component of the kit sets on the element that takes the caller's `className`. */
function classesOfKit(): Map<string, string[]> {
  const own = new Map<string, string[]>()
  for (const source of Object.values(kitFiles)) {
    for (const { index } of source.matchAll(/\bcn\(/g)) {
      const call = enclosed(source, index + 2)
      if (!/\bclassName,?\s*\)$/.test(call)) continue
      const name = [...source.slice(0, index).matchAll(/export (?:function|const) (\w+)/g)].at(
        -1,
      )?.[1]
      // Constants of the file that the call names, such as the table of variants.
      const constants = [...new Set(call.match(/\b[a-z]\w+\b/g))].flatMap((word) => {
        const at = source.search(new RegExp(`^(?:export )?const ${word} =`, 'm'))
        return at < 0 ? [] : classesIn(source.slice(at, source.indexOf('\n\n', at)))
      })
      if (name) own.set(name, [...(own.get(name) ?? []), ...classesIn(call), ...constants])
    }
  }
  for (const button of ['Button', 'ButtonLink', 'CalendarButton'])
    own.set(button, own.get('buttonVariants') ?? [])
  return own
}

const sides = ['top', 'right', 'bottom', 'left']
const axes = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const
/** The longhand properties that a declaration sets, for those that utilities use. */
function longhands(property: string): string[] {
  const [, box, axis] = /^(padding|margin|inset)(?:-(inline|block))?$/.exec(property) ?? []
  if (box) return (axis ? axes[axis as 'inline' | 'block'] : sides).map((side) => `${box}-${side}`)
  if (sides.includes(property)) return [`inset-${property}`]
  if (property === 'flex') return ['flex-grow', 'flex-shrink', 'flex-basis']
  if (property === 'gap') return ['row-gap', 'column-gap']
  return [property]
}

interface Rule {
  /** Media queries, states and selectors, without the class itself. */
  condition: string
  values: Map<string, string>
}
function ruleOf(name: string): Rule | undefined {
  const css = design.candidatesToCss([name])[0]
  if (!css) return undefined
  const lines = css
    .replace(/^\s*@property[^}]*\}/gm, '')
    .split('\n')
    .map((line) => line.trim())
  const values = new Map<string, string>()
  for (const line of lines) {
    const [, property = '', value = ''] = /^([\w-]+):\s*(.+);$/.exec(line) ?? []
    // A value that another utility's variable completes gives way to it.
    if (property && !property.startsWith('--') && !/var\(--tw-/.test(value))
      for (const each of longhands(property)) values.set(each, value)
  }
  const selectors = lines.filter((line) => line.endsWith('{'))
  return { condition: selectors.join(' ').replace(/\.(?:\\.|[\w-])+/, '&'), values }
}

/** Whether the component's class takes a property away from the caller's. */
function isLost(callers: string, own: string): boolean {
  if (callers === own || callers.endsWith('!')) return false
  const [one, other] = [ruleOf(callers), ruleOf(own)]
  if (!one || !other || one.condition !== other.condition) return false
  const order = new Map(design.getClassOrder([callers, own]))
  if ((order.get(own) ?? 0n) < (order.get(callers) ?? 0n)) return false
  return [...one.values].some(([property, value]) => {
    const set = other.values.get(property)
    return set !== undefined && set !== value
  })
}

test('a caller’s class wins over the component’s class by its order or by a !', () => {
  const kit = classesOfKit()
  const lost: string[] = []
  for (const [file, source] of Object.entries(appFiles)) {
    for (const { 1: name = '', index } of source.matchAll(/<([A-Z]\w+)/g)) {
      const own = kit.get(name)
      if (!own) continue
      for (const each of classesIn(classNameOf(source, index)))
        for (const other of new Set(own))
          if (isLost(each, other)) lost.push(`${basename(file)}: <${name}> ${each} < ${other}`)
    }
  }
  expect(lost).toEqual([])
})

test('the check finds a lost class', () => {
  expect(isLost('pb-3', 'pb-4')).toBe(true)
  expect(isLost('pb-3!', 'pb-4')).toBe(false)
  expect(isLost('whitespace-normal', 'whitespace-nowrap')).toBe(true)
  // Longhands come after shorthands.
  expect(isLost('px-5', 'p-4')).toBe(false)
  expect(isLost('short:py-2', 'py-4')).toBe(false)
})
