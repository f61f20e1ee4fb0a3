import { expect, it } from 'vitest'
import { hasExpectedType, isFile, isImmutable } from './caching-rules'

it('a file whose extension every object has is stored', () =>
  expect(hasExpectedType('https://gig.example/a.constructor', 'text/plain')).toBe(true))

const at = (path: string) => new URL(path, 'https://baithak.example')

it.each([
  '/1.0.0-3fa9c2d1b0/mode.js',
  '/work/12.4.10-3fa9c2d1b0/assets/a.js',
  '/work/1.1.0-rc.1-3fa9c2d1b0/assets/a.js',
  '/assets/index-B1WqsDl6.js',
])('%s is immutable', (path) => expect(isImmutable(at(path))).toBe(true))

it.each([
  '/',
  '/remotes.json',
  '/mode.json',
  '/assets/../remotes.js',
  '/1.0.0/mode.js',
  '/sw.js',
  '/locales/hi/translation.json',
])('%s is not cached on use', (path) => expect(isImmutable(at(path))).toBe(false))

it.each(['/remotes.json', '/assets/index-B1WqsDl6.js', '/icons/icon.svg', '/a.txt?b=c'])(
  '%s is a file',
  (path) => expect(path).toMatch(isFile),
)

it.each(['/', '/work?from=a.b', '/party/venue/a.b', '/gig/detail/v1.2'])('%s is a screen', (path) =>
  expect(path).not.toMatch(isFile),
)

it.each([
  ['/1.0.0-3fa9c2d1b0/mode.js', 'text/javascript'],
  ['/1.0.0-3fa9c2d1b0/mode.js', 'application/javascript; charset=utf-8'],
  ['/1.0.0-3fa9c2d1b0/assets/a.css', 'text/css'],
  ['/1.0.0-3fa9c2d1b0/files.json', 'application/json'],
  ['/1.0.0-3fa9c2d1b0/assets/a.svg', 'image/svg+xml'],
])('%s may be stored as %s', (path, type) =>
  expect(hasExpectedType(at(path).href, type)).toBe(true),
)

it.each([
  ['/1.0.0-3fa9c2d1b0/mode.js', 'text/html'],
  ['/1.0.0-3fa9c2d1b0/mode.js', null],
  ['/1.0.0-3fa9c2d1b0/assets/a.css', 'text/plain'],
  ['/1.0.0-3fa9c2d1b0/files.json', 'text/html; charset=utf-8'],
  ['/1.0.0-3fa9c2d1b0/assets/a.svg', 'text/html'],
  ['/assets/text-devanagari-B1WqsDl6.woff2', 'text/html'],
])('%s is not stored as %s', (path, type) =>
  expect(hasExpectedType(at(path).href, type)).toBe(false),
)
