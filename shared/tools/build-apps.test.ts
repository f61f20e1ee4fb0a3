import { afterAll, expect, it } from 'vitest'
import { build } from './build-apps'
import { removeStubs, stubApps, writeFiles } from './testing/stub-apps'

afterAll(removeStubs)

const workspace = (name: string, script: string) => ({
  [`${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', scripts: { build: script } }),
})

it('a failed build is reported with its app and output', async () => {
  const root = await stubApps()
  await writeFiles(root, {
    'package.json': JSON.stringify({ private: true, workspaces: ['shell', 'remote-work'] }),
    ...workspace('shell', 'node -p process.env.NODE_ENV'),
    ...workspace('remote-work', 'echo no such mug && exit 3'),
  })
  const failing = build(root, ['shell', 'remote-work'])
  await expect(failing).rejects.toThrow(/^\[remote-work\] no such mug$/m)
  await expect(failing).rejects.toThrow('npm run build exited with code 3')
  await expect(failing).rejects.toThrow('[shell] production')
})
