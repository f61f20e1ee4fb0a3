import { expect, it } from 'vitest'
import { listedUrls } from './listed-urls'
import type { TeamFile } from './team-file'

const release = (url: string) => ({
  url,
  manifest: { id: 'party', version: '1.0.0', entry: 'remoteEntry.js' },
})
const current = '/party/1.1.0-0123456789/'
const [listed, moved] = ['https://a.example/', 'https://b.example/'].map(
  (host) => `${host}1.0.0-0123456789/`,
)
const team: TeamFile = {
  current: release(current),
  withdrawn: [],
  releases: { '1.0.0-0123456789': release(moved ?? '') },
  history: [{ time: '', command: 'set', ...(listed ? { url: listed } : {}) }],
}

it.each([
  ['its URL', 'https://b.example/1.0.0-0123456789', [moved]],
  ['a URL in the history', listed ?? '', [listed]],
  ['the path that is current', current, [current]],
  ['the absolute URL of a path', 'https://shell.example/party/1.1.0-0123456789/', [current]],
  ['its name, wherever it was released', '1.0.0-0123456789', [moved, listed]],
])('a release is found by %s', (_, text, urls) => {
  expect(listedUrls(team, text, 'https://shell.example')).toEqual(urls)
})

it.each(['1.0.0-aaaaaaaaaa', 'https://c.example/1.0.0-0123456789/', 'party'])(
  '%s is refused, with the names of those that can be withdrawn',
  (text) =>
    expect(() => listedUrls(team, text, 'https://shell.example')).toThrow(
      /1\.1\.0-0123456789, 1\.0\.0-0123456789/,
    ),
)

it('a path has no host without the URL of the shell', () => {
  expect(listedUrls(team, current)).toEqual([current])
  expect(() => listedUrls(team, `https://shell.example${current}`)).toThrow('--shell')
})
