import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSubset, charactersOf, readFaces, subsetSources } from './subsets'

it.each(Object.keys(subsetSources))(
  '%s is the subset and has the line metrics that npm run fonts -w @baithak/ui makes',
  async (name) => {
    const held = await readFile(join(import.meta.dirname, name))
    expect(held.equals(await buildSubset(name))).toBe(true)
  },
  // The largest takes three seconds of a whole core to compress.
  90_000,
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
