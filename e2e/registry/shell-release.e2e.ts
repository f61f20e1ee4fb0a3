import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot, shell } from '@baithak/build/apps'
import { listFiles } from '@baithak/tools/release/content-hash'
import { deployShell } from '@baithak/tools/shell-release/deploy-shell'
import { releaseShell } from '@baithak/tools/shell-release/release-shell'
import { editFile } from '@baithak/tools/testing/edit-file'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'

const now = new Date('2026-11-23T09:00:00Z')

/** Copies the build of the shell, in which a test may change files. */
async function copyBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baithak-shell-'))
  await mkdir(join(folder, 'dist'))
  const source = join(repositoryRoot, shell.folder)
  await cp(join(source, 'package.json'), join(folder, 'package.json'))
  await cp(join(source, 'dist'), join(folder, 'dist'), { recursive: true })
  return folder
}

/** Gives every script another name, as a build of changed sources does, in the page and in all imports. */
async function renameScripts(dist: string) {
  const scripts = (await readdir(join(dist, 'assets'))).filter((name) =>
    /-[\w-]{8}\.js$/.test(name),
  )
  const renamed = (name: string) => name.replace(/-[\w-]{8}\.js$/, (end) => `-n1${end.slice(3)}`)
  for (const path of await listFiles(dist)) {
    if (!/\.(?:js|html)$/.test(path)) continue
    let text = await readFile(join(dist, path), 'utf8')
    for (const name of scripts) text = text.replaceAll(name, renamed(name))
    await writeFile(join(dist, path), text)
  }
  for (const name of scripts)
    await rename(join(dist, 'assets', name), join(dist, 'assets', renamed(name)))
}

test(
  'a release of the shell leaves the registry as it is, and an open page of the last release loads the rest of its code',
  long,
  async ({ page, context, servers }) => {
    const target = servers.folder('shell')
    const read = (path: string) => readFile(join(target, path), 'utf8')
    const folder = await copyBuild()
    const registry = await read('remotes.json')
    await page.goto('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-prerendered')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await renameScripts(join(folder, 'dist'))
    await editFile(join(folder, 'dist/index.html'), '<html lang="en"', '<html data-next lang="en"')
    const { added } = await deployShell(await releaseShell(folder), target, { now })
    await rm(folder, { recursive: true })
    expect(added.filter((path) => /assets\/.*-n1.*\.js$/.test(path))).not.toEqual([])

    const lateCode = page.waitForResponse(/\/assets\/.*\.js$/)
    await page.getByRole('link', { name: 'Get Started' }).click()
    expect((await lateCode).status()).toBe(200)
    await expect(page.getByLabel('Mobile number')).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    const requested: string[] = []
    const next = await context.newPage()
    next.on('request', (request) => requested.push(request.url()))
    const response = await next.goto('/')
    await expect(next.locator('html')).toHaveAttribute('data-next')
    await next.getByRole('link', { name: 'Get Started' }).click()
    await expect(next.getByLabel('Mobile number')).toBeVisible()
    const ownScripts = requested.filter(
      (url) => url.startsWith(servers.url) && /\/assets\/.*\.js$/.test(url),
    )
    expect(ownScripts.filter((url) => !url.includes('-n1'))).toEqual([])

    expect(await read('remotes.json')).toBe(registry)
    const policy = await response?.headerValue('content-security-policy')
    for (const origin of JSON.parse(await read('origins.json'))) expect(policy).toContain(origin)
    expect(await read('_headers')).toContain(`Content-Security-Policy: ${policy}`)
  },
)
