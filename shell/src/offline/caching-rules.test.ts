import { expect, it } from 'vitest'
import { hasExpectedType, isFile, isImmutable } from './caching-rules'

const at = (path: string) => new URL(path, 'https://baithak.example')

it.each([
  ['/1.0.0-3fa9c2d1b0/mode.js', true],
  ['/work/1.1.0-rc.1-3fa9c2d1b0/assets/a.js', true],
  ['/assets/index-B1WqsDl6.js', true],
  ['/', false],
  ['/remotes.json', false],
  ['/assets/../remotes.js', false],
  ['/1.0.0/mode.js', false],
  ['/sw.js', false],
  ['/locales/hi/translation.json', false],
])('%s is immutable: %s', (path, expected) => expect(isImmutable(at(path))).toBe(expected))

it.each([
  ['/remotes.json', true],
  ['/assets/index-B1WqsDl6.js', true],
  ['/icons/icon.svg', true],
  ['/a.txt?b=c', true],
  ['/', false],
  ['/work?from=a.b', false],
  ['/party/venue/a.b', false],
])('%s is a file and no screen: %s', (path, expected) => expect(isFile.test(path)).toBe(expected))

it.each([
  ['mode.js', 'application/javascript; charset=utf-8', true],
  ['assets/a.css', 'text/css', true],
  ['files.json', 'application/json', true],
  ['assets/a.svg', 'image/svg+xml', true],
  // Every object has a property of this name.
  ['a.constructor', 'text/plain', true],
  ['mode.js', 'text/html', false],
  ['mode.js', null, false],
  ['assets/a.css', 'text/plain', false],
  ['files.json', 'text/html; charset=utf-8', false],
  ['assets/a.svg', 'text/html', false],
  ['assets/text-devanagari-B1WqsDl6.woff2', 'text/html', false],
])('%s may be stored as %s: %s', (file, type, expected) =>
  expect(hasExpectedType(at(`/1.0.0-3fa9c2d1b0/${file}`).href, type)).toBe(expected),
)
