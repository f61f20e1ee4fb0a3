import { expect, it } from 'vitest'
import { originsOf, parseOrigins } from './origins'

it('origins of URLs are listed once, in a fixed order, without those of paths', () => {
  expect(
    originsOf([
      'https://b.example/work/',
      '/modes',
      'https://a.example/party/',
      'https://b.example',
    ]),
  ).toEqual(['https://a.example', 'https://b.example'])
})

it.each([
  '["https://a.example"',
  '{ "origins": [] }',
  '["http://cafe.example"]',
  '["https://a.example; script-src *"]',
  `["'unsafe-inline'"]`,
])('a file that says %s is refused', (text) => {
  expect(() => parseOrigins(text, 'origins.json')).toThrow('origins.json must be a list')
})

it.each(['http://localhost:4171', 'http://127.0.0.1:4171', 'https://modes.example'])(
  'the file may list %s',
  (origin) => {
    expect(parseOrigins(JSON.stringify([origin]), 'origins.json')).toEqual([origin])
  },
)
