// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { storeLanguage } from './store-language'

afterEach(() => vi.restoreAllMocks())

it('a cookie has the language for a year, also where the storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const setCookie = vi.spyOn(document, 'cookie', 'set')
  storeLanguage('hi')
  expect(setCookie).toHaveBeenCalledWith('i18next=hi; Path=/; Max-Age=31536000; SameSite=Lax')
})
