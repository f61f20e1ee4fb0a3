import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { charactersOf, cutFont, cuts, readFaces } from './cuts'

it.each(Object.keys(cuts))(
  '%s holds what fonts.css asks for (if not: npm run fonts -w @baithak/shared)',
  async (name) => {
    const held = await readFile(join(import.meta.dirname, name))
    expect(held.equals(await cutFont(name))).toBe(true)
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
