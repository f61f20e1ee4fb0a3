import { rename, writeFile } from 'node:fs/promises'

/** Replaces a file as one step: a reader sees the old text or the new one, never a part. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, text)
  await rename(draft, file)
}
