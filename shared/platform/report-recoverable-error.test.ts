import { expect, it, vi } from 'vitest'
import { reportRecoverableError } from './report-recoverable-error'

it('a view transition that is cut off is not reported as an error', () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  reportRecoverableError(new DOMException('Transition was skipped', 'AbortError'))
  expect(reportError).not.toHaveBeenCalled()
  const error = new Error('hydration')
  reportRecoverableError(error)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error)
})
