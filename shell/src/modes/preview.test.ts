// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { registryEntry } from '../testing/registry-entry'
import { loadPreviews } from './preview'

const name = '1.4.0-0123456789'
const [gig, party] = [registryEntry('gig'), registryEntry('party')]
const list = {
  releases: {
    gig: { [name]: gig, evil: { ...gig, url: 'http://evil.example/' } },
    party: { [name]: party },
  },
}
const load = (request: string, body: unknown = list, status = 200) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  return loadPreviews(request)
}

it('a release is chosen by mode and name', async () => {
  expect(await load(`gig:${name}`)).toEqual({ gig })
  expect(await load(`gig:${name}, party:${name}`)).toEqual({ gig, party })
})

it.each([
  'gig:9.9.9-0123456789',
  `party:${gig.url}`,
  `gig:https://evil.example/${name}/`,
  'gig:evil',
  'gig:constructor',
  'gig:',
  'constructor:name',
  `tea:${name}`,
])('%s is no published release', async (request) => expect(await load(request)).toEqual({}))

it.each([null, [], { releases: 7 }])('a list of another kind (%j) has no release', async (body) =>
  expect(await load(`gig:${name}`, body)).toEqual({}),
)

it('a missing list is an error', () =>
  expect(load(`gig:${name}`, '', 404)).rejects.toThrow('releases.json answered 404'))
