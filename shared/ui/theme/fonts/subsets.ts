import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'

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

const { resolve } = createRequire(import.meta.url)
const text = '@fontsource-variable/anek-devanagari/files/anek-devanagari'
const display = '@fontsource/rozha-one/files/rozha-one'

/** The subset fonts of this folder, and the fonts that they are made from. */
export const subsetSources: Record<string, string> = {
  'text-latin.woff2': `${text}-latin-wght-normal.woff2`,
  'text-devanagari.woff2': `${text}-devanagari-wght-normal.woff2`,
  'anek-latin.woff2': `${text}-latin-wght-normal.woff2`,
  'anek-latin-ext.woff2': `${text}-latin-ext-wght-normal.woff2`,
  'display-latin.woff2': `${display}-latin-400-normal.woff2`,
  'display-rupee.woff2': `${display}-latin-ext-400-normal.woff2`,
  'display-devanagari.woff2': `${display}-devanagari-400-normal.woff2`,
}

/** Where a table of an uncompressed font begins. */
const offsetOf = (font: Buffer, table: string): number =>
  font.readUInt32BE(font.indexOf(table, 0, 'latin1') + 8)

/** The text font's em above and below the baseline, which centre a line of Latin in its box. */
const [ascent, descent] = [1.14, 0.56]
/** Bit 7 of OS/2's fsSelection: Windows then reads the same three values as other systems. */
const useTypoMetrics = 1 << 7

/**
 * Sets the line metrics, without a line gap, in each of the tables that systems read. WOFF2 stores no checksums of an
 * uncompressed font.
 */
function setMetrics(font: Buffer) {
  const [head, hhea, os2] = [offsetOf(font, 'head'), offsetOf(font, 'hhea'), offsetOf(font, 'OS/2')]
  const unitsPerEm = font.readUInt16BE(head + 18)
  const [up, down] = [Math.round(ascent * unitsPerEm), Math.round(descent * unitsPerEm)]
  for (const at of [hhea + 4, os2 + 68]) {
    font.writeInt16BE(up, at)
    font.writeInt16BE(-down, at + 2)
    font.writeInt16BE(0, at + 4)
  }
  font.writeUInt16BE(up, os2 + 74)
  font.writeUInt16BE(down, os2 + 76)
  font.writeUInt16BE(font.readUInt16BE(os2 + 62) | useTypoMetrics, os2 + 62)
}

/** Name ids of the copyright and the licence, which the fonts' licence requires. */
const licenceNameIds = [0, 13, 14]

/**
 * Reduces a font to the characters of its `unicode-range` in fonts.css and the weights between its two. Hinting is left
 * out: phone screens do not need it.
 */
export async function buildSubset(name: string): Promise<Buffer> {
  const face = (await readFaces()).find((each) => each.includes(`./fonts/${name}`))
  const from = subsetSources[name]
  if (!face || !from) throw new Error(`fonts.css has no @font-face for ./fonts/${name}.`)
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? []
  const font = await subsetFont(await readFile(resolve(from)), charactersOf(face), {
    targetFormat: 'sfnt',
    noHinting: true,
    preserveNameIds: licenceNameIds,
    ...(min && max && { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
  })
  if (from.startsWith(text)) setMetrics(font)
  return convert(font, 'woff2')
}
