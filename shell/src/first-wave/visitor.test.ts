import { describe, expect, it } from 'vitest'
import { readVisitor } from './visitor'

const holding = (values: Record<string, string>) => (key: string) => values[key] ?? null
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the language that texts are asked for in', () => {
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
  ] as const)('with %j stored and the cookies "%s" is %s', (stored, cookies, language) => {
    expect(readVisitor(holding(stored), cookies).language).toBe(language)
  })

  it('is the cookie’s where storage is forbidden', () => {
    expect(readVisitor(forbidden, 'i18next=hi')).toEqual({ language: 'hi', onboarded: false })
  })
})

it.each([
  ['true', true],
  ['false', false],
  ['yes', false],
])('isUserOnboarded %s', (stored, onboarded) => {
  expect(readVisitor(holding({ isUserOnboarded: stored }), '').onboarded).toBe(onboarded)
})
