import { expect, it } from 'vitest'
import { isBuildFile, isFile, isNewest } from './what-to-keep'

const at = (path: string) => new URL(path, 'https://baithak.example')

it.each([
  '/1.0.0-3fa9c2d1b0/remoteEntry.js',
  '/work/12.4.10-3fa9c2d1b0/assets/a.js',
  '/assets/index-B1WqsDl6.js',
])('%s never changes', (path) =>
  expect([isBuildFile(at(path)), isNewest(at(path))]).toEqual([true, false]),
)

it.each(['/remotes.json', '/locales/hi/translation.json'])('%s changes in place', (path) =>
  expect([isBuildFile(at(path)), isNewest(at(path))]).toEqual([false, true]),
)

it.each(['/', '/mode.json', '/assets/../remotes.js', '/1.0.0/remoteEntry.js', '/sw.js'])(
  '%s is not kept',
  (path) => expect([isBuildFile(at(path)), isNewest(at(path))]).toEqual([false, false]),
)

it.each(['/remotes.json', '/assets/index-B1WqsDl6.js', '/icons/icon.svg', '/a.txt?b=c'])(
  '%s is a file',
  (path) => expect(path).toMatch(isFile),
)

it.each(['/', '/work?from=a.b', '/party/venue/a.b', '/gig/detail/v1.2'])('%s is a screen', (path) =>
  expect(path).not.toMatch(isFile),
)
