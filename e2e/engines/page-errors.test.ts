import { expect, test } from 'vitest'
import { isAbortedRequest } from './page-errors'

const mismatch = (hash: string) =>
  `None of the “sha256” hashes in the integrity attribute match the content of the subresource at “http://localhost:4171/cafe-page.js”. The computed hash is “${hash}”.`

test('a hash mismatch of an empty body and an error of the service worker are aborted requests', () => {
  expect(isAbortedRequest(mismatch('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='))).toBe(true)
  expect(isAbortedRequest(mismatch('n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='))).toBe(false)
  expect(
    isAbortedRequest(
      'Failed to load ‘http://localhost:4173/mic.svg’. A ServiceWorker intercepted the request and encountered an unexpected error.',
    ),
  ).toBe(true)
  expect(isAbortedRequest('TypeError: cafe is undefined')).toBe(false)
})
