import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFont, cuts } from './cuts'

for (const name of Object.keys(cuts)) {
  const font = await cutFont(name)
  await writeFile(join(import.meta.dirname, name), font)
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`)
}
