import { describe, expect, it } from 'vitest'
import { readBootstrapHints } from './bootstrap-hints'

const stored = (values: Record<string, string>) => (key: string) => values[key] ?? null
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}
const page = ({ cookie = '', lang = '', url = 'https://baithak.example/' } = {}) => ({
  cookie,
  documentElement: { lang },
  location: new URL(url),
})

describe('the language', () => {
  it.each([
    [{ i18nextLng: 'hi' }, '', 'hi'],
    [{ i18nextLng: 'hi-IN' }, '', 'hi'],
    [{ i18nextLng: 'hi_IN' }, '', 'hi'],
    [{ i18nextLng: 'hindi' }, '', 'en'],
    [{ i18nextLng: 'fr' }, 'i18next=hi', 'hi'],
    [{ i18nextLng: '' }, 'i18next=hi-IN', 'hi'],
    [{ i18nextLng: 'en' }, 'i18next=hi', 'en'],
    [{}, 'theme=dark; i18next=hi; a=b', 'hi'],
    [{}, 'not_i18next=hi', 'en'],
    [{ i18nextLng: 'fr' }, '', 'en'],
    [{}, '', 'en'],
  ] as const)('with %j stored and the cookies "%s" is %s', (values, cookie, language) => {
    expect(readBootstrapHints(stored(values), page({ cookie })).language).toBe(language)
  })

  it.each([
    ['the page’s before the path’s', { lang: 'hi', url: 'https://en.baithak.example/en' }, 'hi'],
    ['the page’s with its country', { lang: 'hi-IN' }, 'hi'],
    ['English where the page says so', { lang: 'en', url: 'https://hi.baithak.example/hi' }, 'en'],
    ['the path’s before the subdomain’s', { url: 'https://en.baithak.example/hi/work' }, 'hi'],
    ['the path’s where the page’s is not ours', { lang: 'fr', url: 'https://b.example/hi' }, 'hi'],
    ['the subdomain’s at last', { url: 'https://hi.baithak.example/work' }, 'hi'],
    ['not a word that starts alike', { url: 'https://hike.example/hills' }, 'en'],
  ])('is %s', (_, where, language) => {
    expect(readBootstrapHints(stored({}), page(where)).language).toBe(language)
  })

  it('is the cookie’s before the page’s', () => {
    const named = page({ cookie: 'i18next=hi', lang: 'en' })
    expect(readBootstrapHints(stored({}), named).language).toBe('hi')
  })

  it('is the cookie’s where storage is forbidden', () => {
    const named = page({ cookie: 'i18next=hi' })
    expect(readBootstrapHints(forbidden, named)).toEqual({
      language: 'hi',
      onboarded: false,
      theme: null,
      role: undefined,
    })
  })
})

it.each([
  ['true', true],
  ['false', false],
  ['yes', false],
])('isUserOnboarded %s', (value, onboarded) => {
  expect(readBootstrapHints(stored({ isUserOnboarded: value }), page()).onboarded).toBe(onboarded)
})

it.each([
  ['{"role":"Artist"}', 'Artist'],
  ['{}', undefined],
  ['null', undefined],
  ['{', undefined],
])('the role of the member %s is %s', (userData, role) => {
  expect(readBootstrapHints(stored({ userData }), page()).role).toBe(role)
})
