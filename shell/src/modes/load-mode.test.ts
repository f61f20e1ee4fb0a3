// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorReport } from '../faults/mode-load-error'
import { registryEntry } from '../testing/registry-entry'
import * as federation from './federation'
import { loadMode } from './load-mode'

const lifecycle = async () => {}
const mode = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, update: lifecycle }
const ownShares = 'assets/own-shares-12345678.js'
const hash = `sha256-${'B'.repeat(43)}=`

beforeEach(() => {
  vi.spyOn(federation, 'loadContainer').mockResolvedValue({ default: mode })
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => {
  document.head.innerHTML = ''
})

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(({ href, integrity }) => [href, integrity])

it('a mode whose needs are met is loaded without shares of its own', async () => {
  const reports: ErrorReport[] = []
  const entry = registryEntry('gig', { version: '1.0.1', ownShares, needs: { react: '19.0.0' } })
  await loadMode(entry, 'en', (notice) => reports.push(notice))
  expect(preloaded()).toEqual([])
  expect(reports).toEqual([])
})

it('a mode whose needs are not met gets its own shares preloaded, and is reported with the versions', async () => {
  const reports: ErrorReport[] = []
  const entry = registryEntry('gig', {
    version: '1.0.2',
    ownShares,
    needs: { react: '99.1.0' },
    integrity: { [ownShares]: hash },
  })
  await expect(loadMode(entry, 'en', (notice) => reports.push(notice))).resolves.toBe(mode)
  expect(preloaded()).toEqual([[`${entry.url}${ownShares}`, hash]])
  expect(reports).toEqual([
    {
      mode: 'gig',
      kind: 'incompatible-shares',
      url: entry.url,
      isNotice: true,
      cause: expect.stringMatching(
        /^gig runs with shares of its own: it needs react 99\.1\.0 \(the shell has 19\./,
      ),
    },
  ])
})

it('a mode without shares of its own is refused from its data, and nothing is requested', async () => {
  const entry = registryEntry('gig', { version: '1.0.3', needs: { '@baithak/platform': '99.0.0' } })
  await expect(loadMode(entry, 'en', () => {})).rejects.toMatchObject({
    kind: 'incompatible-shares',
    message: expect.stringMatching(/^gig needs @baithak\/platform 99\.0\.0 \(the shell has 2\./),
  })
  expect(federation.loadContainer).not.toHaveBeenCalled()
})
