import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSubset, subsetSources } from './subsets'

for (const name of Object.keys(subsetSources)) {
  const font = await buildSubset(name)
  await writeFile(join(import.meta.dirname, name), font)
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`)
}
