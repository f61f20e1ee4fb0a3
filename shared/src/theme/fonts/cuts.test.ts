import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { expect, it } from 'vitest'
import { charactersOf, cutFont, cuts, readFaces } from './cuts'
import { readMetrics } from './vertical-metrics'

it.each(Object.keys(cuts))(
  '%s holds what fonts.css asks for (if not: npm run fonts -w @baithak/shared)',
  async (name) => {
    const held = await readFile(join(import.meta.dirname, name))
    expect(held.equals(await cutFont(name))).toBe(true)
  },
)

it.each(Object.keys(cuts).filter((name) => /^(text|anek)-/.test(name)))(
  '%s says itself how high its lines are, for WebKit, which has no ascent-override',
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
  'no character of %s is in two fonts: while one is on its way, the browser would fetch the other',
  async (family) => {
    const faces = (await readFaces()).filter((face) => face.includes(`"${family}"`))
    const characters = faces.flatMap((face) => [...charactersOf(face)])
    expect(faces).toHaveLength(5)
    expect(new Set(characters).size).toBe(characters.length)
  },
)
