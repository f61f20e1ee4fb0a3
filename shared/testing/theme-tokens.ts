import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Tokens = Record<string, string>

export const readTheme = (name: string) =>
  readFileSync(join(import.meta.dirname, '../ui/theme', name), 'utf8')

/** Returns the declarations of the first rule with this selector. */
export function block(css: string, start: string): string {
  const from = css.indexOf(`${start} {`)
  if (from < 0) throw new Error(`There is no rule ${start}.`)
  return css.slice(from, css.indexOf('}', from))
}
export const coloursIn = (text: string): Tokens =>
  Object.fromEntries(
    [...text.matchAll(/--(?:color-)?([\w-]+): (#[\da-f]{3,6});/g)].map(([, name, hex]) => [
      name,
      hex,
    ]),
  )

/** Returns the colour tokens of each theme, by name. */
export function themeTokens(): Record<'light' | 'dark' | 'sheet', Tokens> {
  const dark = readTheme('dark.css')
  const lightTokens = coloursIn(readTheme('theme.css'))
  const darkTokens = { ...lightTokens, ...coloursIn(block(dark, '[data-theme="dark"]')) }
  const sheet = '[data-theme="dark"] [role="dialog"]:not([data-theme="light"] *)'
  return {
    light: lightTokens,
    dark: darkTokens,
    sheet: { ...darkTokens, ...coloursIn(block(dark, sheet)) },
  }
}
