// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { loadPreviews, parsePreviewRequest } from './load-previews'
import { leavePreview } from './preview'

const name = '1.4.0-0123456789'
const evil = '1.5.0-0123456789'
const [gig, party] = [registryEntry('gig'), registryEntry('party')]
const team = (releases: object) => ({ releases, withdrawn: [], previous: [], history: [] })
const files = new Map<string, unknown>([
  ['/registry/gig.json', team({ [name]: gig, [evil]: { ...gig, url: 'http://evil.example/' } })],
  ['/registry/party.json', team({ [name]: party })],
])
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) =>
    files.has(path) ? Response.json(files.get(path)) : new Response('', { status: 404 }),
  )
})

it('a release is chosen by mode and name', async () => {
  expect(await loadPreviews(`gig:${name}`)).toEqual({ gig })
  expect(await loadPreviews(`gig:${name}, party:${name}`)).toEqual({ gig, party })
})

it.each([
  'gig:9.9.9-0123456789',
  `gig:${evil}`,
  `party:${gig.url}`,
  `gig:https://evil.example/${name}/`,
  'gig:',
  `tea:${name}`,
])('%s is not a published release', async (request) =>
  expect(await loadPreviews(request)).toEqual({}),
)

it('a team file that cannot be read does not take the other previews away', async () => {
  files.set('/registry/tea.json', ['no team'])
  expect(await loadPreviews(`tea:${name},party:${name}`)).toEqual({ party })
})

it.each([
  'Dear member your pass has expired:call 12345',
  `<b>gig</b>:${name}`,
  `gig:${name} call 12345`,
  `../gig:${name}`,
])('the request %s is dropped', (request) => expect(parsePreviewRequest(request)).toEqual([]))

it('a request names each mode once, and five at most', () => {
  const ids = ['aa', 'bb', 'aa', 'cc', 'dd', 'ee', 'ff'].map((id) => `${id}:${name}`)
  const parsed = parsePreviewRequest(ids.join()).map(({ id }) => id)
  expect(parsed.join()).toBe('aa,bb,cc,dd,ee')
})

it('leaving a preview stays on the origin, also at a path that begins with two slashes', () => {
  const replace = vi.fn()
  const origin = 'https://baithak.example'
  vi.stubGlobal('location', { origin, pathname: '//evil.example/gig', replace })
  leavePreview()
  expect(new URL(replace.mock.lastCall?.[0], origin).origin).toBe(origin)
})
