import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { expect, it } from 'vitest'
import { buildSubset, charactersOf, offsetOf, readFaces, subsetSources } from './subsets'

/** The line metrics of an uncompressed font, by table. */
function readMetrics(font: Buffer) {
  const [head, hhea, os2] = [offsetOf(font, 'head'), offsetOf(font, 'hhea'), offsetOf(font, 'OS/2')]
  const unitsPerEm = font.readUInt16BE(head + 18)
  const signed = (at: number) => font.readInt16BE(at) / unitsPerEm
  return {
    hhea: [signed(hhea + 4), signed(hhea + 6), signed(hhea + 8)],
    typo: [signed(os2 + 68), signed(os2 + 70), signed(os2 + 72)],
    win: [signed(os2 + 74), signed(os2 + 76)],
    usesTypo: (font.readUInt16BE(os2 + 62) & (1 << 7)) !== 0,
  }
}

it.each(Object.keys(subsetSources))(
  '%s is the subset that fonts.css describes (if not: npm run fonts -w @baithak/ui)',
  async (name) => {
    const held = await readFile(join(import.meta.dirname, name))
    expect(held.equals(await buildSubset(name))).toBe(true)
  },
  // The largest takes three seconds of a whole core to compress.
  90_000,
)

it.each(Object.keys(subsetSources).filter((name) => /^(text|anek)-/.test(name)))(
  '%s contains its line metrics, for WebKit, which has no ascent-override',
  async (name) => {
    const held = await readFile(join(import.meta.dirname, name))
    expect(readMetrics(await convert(held, 'sfnt'))).toEqual({
      hhea: [1.14, -0.56, 0],
      typo: [1.14, -0.56, 0],
      win: [1.14, 0.56],
      usesTypo: true,
    })
  },
)

it.each(['Baithak Text', 'Baithak Display'])(
  'no character of %s is in two fonts: while one loads, the browser would fetch the other',
  async (family) => {
    const faces = (await readFaces()).filter((face) => face.includes(`"${family}"`))
    const characters = faces.flatMap((face) => [...charactersOf(face)])
    expect(faces.length).toBeGreaterThan(3)
    expect(new Set(characters).size).toBe(characters.length)
  },
)
