import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { modes } from '@baithak/build/apps'
import { hashOf } from '@baithak/build/file-hashes'
import { contractVersion } from '@baithak/contract'

const roots: string[] = []
/** Deletes the temporary folders. Each test file calls it at its end. */
export const removeStubs = () =>
  Promise.all(roots.splice(0).map((root) => rm(root, { recursive: true, force: true })))

/** Writes files, and creates their folders. */
export async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

export const stubManifest = (id: string, code = '') => ({
  id,
  version: '1.0.0',
  contract: contractVersion,
  prefix: id === 'work' ? '/' : `/${id}`,
  nav: [],
  immersive: [],
  entry: 'mode.js',
  preload: { scripts: ['mode.js'], styles: [], texts: {}, screens: {} },
  integrity: { 'mode.js': hashOf(code) },
})

/** Returns the smallest build of a mode that the tools accept. */
export const stubMode = (id: string, code = `export const id = '${id}'`) => ({
  'dist/mode.json': JSON.stringify(stubManifest(id, code)),
  'dist/mode.js': code,
})

/** Writes a small build of every app to a temporary folder. */
export async function stubApps(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'baithak-stubs-'))
  roots.push(root)
  await writeFiles(join(root, 'shell/dist'), {
    'index.html':
      '<!doctype html><title>Baithak</title><script type="module" src="/assets/app-1a2b3c4d.js"></script>',
    'assets/app-1a2b3c4d.js': `console.log('shell')`,
    'locales/en/translation.json': '{}',
    'service-worker.js': '',
  })
  for (const { id, folder } of modes) await writeFiles(join(root, folder), stubMode(id))
  return root
}
