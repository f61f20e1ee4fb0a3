import { expect, it } from 'vitest'
import { isSupported } from './is-supported'

it.each([
  ['Chrome 120, Safari 17.4, Firefox 146', { CSSScopeRule: class {}, URL }, true],
  ['Safari 17.3, Firefox 145', { URL }, false],
  ['Chrome 119', { CSSScopeRule: class {}, URL: {} }, false],
])('with the features of %s the app is supported: %s', (_, features, expected) => {
  expect(isSupported(features)).toBe(expected)
})
