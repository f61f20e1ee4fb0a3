import { appendFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, faultTest as test } from '../fixtures'
import { editedRelease, liveEntry } from './edited-release'
import { visitorOf } from './visitor'

const foreign = [
  'http://evil.example/gig/',
  '//evil.example/gig/',
  'javascript:window.ran=1//',
  'data:text/javascript,window.ran=1/',
  'ftp://localhost/gig/',
]
for (const url of foreign) {
  test(`the registry cannot send a visitor to ${url}`, async ({ page, servers, onboarded }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const refusal = page.waitForEvent('console', (message) => /refused/.test(message.text()))
    await onboarded()
    await servers.enter({ gig: { ...(await liveEntry(servers, 'gig')), url } })
    const visitor = visitorOf(page, 'gig')
    await visitor.arrive()
    expect((await refusal).text()).toBe('remotes.json: refused the entries of gig')
    await visitor.enter()
    await visitor.soon(visitor.panel)
    await visitor.leave()
    await visitor.looksElsewhere()
    expect(asked.filter((address) => !/^http:\/\/localhost:/.test(address))).toEqual([])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
}

for (const pattern of [
  /^remoteEntry\.js$/,
  /^shares-.*\.js$/,
  /^first-screen-.*\.js$/,
  /^first-screen-.*\.css$/,
]) {
  test(`a file that was changed after its release is not taken: ${pattern.source}`, async ({
    page,
    servers,
    onboarded,
    expectNoise,
  }) => {
    test.setTimeout(90_000)
    expectNoise(/integrity|Failed to load|Subresource/)
    await onboarded()
    const good = await liveEntry(servers, 'gig')
    const changed = await editedRelease(servers, good, 'changed', async (folder) => {
      const files = await readdir(folder, { recursive: true })
      const file = join(folder, files.find((name) => pattern.test(basename(name))) ?? 'missing')
      const code = file.endsWith('.css') ? 'h1 { color: red }' : ';globalThis.tampered = true;'
      await appendFile(file, `\n${code}`)
    })
    for (const { manifest } of Object.values(changed)) manifest.integrity = good.manifest.integrity
    await servers.enter(changed)

    const visitor = visitorOf(page, 'gig')
    await visitor.arrive()
    await visitor.enter()
    await visitor.soon(visitor.panel)
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)

    for (const _ of [1, 2]) {
      await visitor.leave()
      await visitor.enter()
      await visitor.soon(visitor.panel)
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
    }
    await servers.enter({ gig: good })
    await visitor.triesAgain()
  })
}
