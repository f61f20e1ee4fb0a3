import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { localUrl } from '@baithak/build/apps'
import { afterAll, describe, expect, it } from 'vitest'
import { shellHandler } from '../server/static-server'
import { deployShell } from '../shell-release/deploy-shell'
import { assemble, findPreviousShell } from './deployment'

const root = await mkdtemp(join(tmpdir(), 'baithak-deployment-'))
const target = join(root, 'target')
const server = createServer(shellHandler(target)).listen(0)
await once(server, 'listening')
afterAll(async () => {
  server.close()
  await rm(root, { recursive: true })
})

async function deploy(number: number) {
  const script = `assets/app-${number}2345678.js`
  const folder = join(root, `release-${number}`)
  const files = {
    'index.html': `<title>Baithak</title><script src="/${script}"></script>`,
    [script]: `console.log(${number})`,
    'service-worker.js': `[{"url":"index.html"},{"url":"${script}"},{"url":"locales/en/translation.json"}]`,
    'locales/en/translation.json': `{"number":${number}}`,
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await deployShell({ name: `1.0.${number}-aaaaaaaaaa`, folder }, target, { now: new Date() })
}

describe.each([
  ['folder', target],
  ['URL', localUrl((server.address() as AddressInfo).port)],
])('a shell that is deployed at a %s', (kind, live) => {
  it('has no previous one, until a second one is deployed', async () => {
    await rm(target, { recursive: true, force: true })
    expect(await findPreviousShell(live)).toBeUndefined()
    await deploy(1)
    expect(await findPreviousShell(live)).toBeUndefined()
    await deploy(2)
    expect(await findPreviousShell(live)).toMatch(/assets\/1\.0\.1-aaaaaaaaaa\/$/)
  })

  it('gives the whole previous one, with the code and the texts of its own', async () => {
    const previous = await findPreviousShell(live)
    const assembled = join(root, `assembled-${kind}`)
    await assemble(assembled, previous ?? '', {})
    const read = (path: string) => readFile(join(assembled, 'shell/dist', path), 'utf8')
    expect(await read('index.html')).toContain('app-12345678.js')
    expect(await read('locales/en/translation.json')).toBe('{"number":1}')
    expect(await readdir(join(assembled, 'shell/dist/assets'))).toContain('app-12345678.js')
  })

  it('counts as the first where nothing was kept of the one before', async () => {
    await rm(join(target, 'assets/1.0.1-aaaaaaaaaa'), { recursive: true })
    expect(await findPreviousShell(live)).toBeUndefined()
  })
})
