import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The `@font-face` rules of fonts.css. */
export async function readFaces(): Promise<string[]> {
  const sheet = await readFile(join(import.meta.dirname, '../fonts.css'), 'utf8')
  return sheet.split('@font-face').slice(1)
}

/** All characters of a rule's `unicode-range`. */
export function charactersOf(face: string): string {
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? []
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
