import { ErrorBoundary } from '@baithak/platform'
import { screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorReport } from '../../services/error-reports'
import { createTestServices } from '../../testing/render-shell'
import { App } from '../app'
import { rootErrorHandlers, ShellError } from './shell-error'

vi.mock('../../mode-chooser/mode-chooser', () => ({
  ModeChooser() {
    throw new Error('no chooser')
  },
}))

let root: ReturnType<typeof createRoot>
const report = vi.fn<(error: ErrorReport) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.innerHTML = '<div id="root"><p>loading</p></div>'
  localStorage.setItem('isUserOnboarded', 'true')
  root = createRoot(document.querySelector('#root') as Element, rootErrorHandlers(report))
})
afterEach(() => {
  root.unmount()
  report.mockClear()
})

function start() {
  root.render(
    <ErrorBoundary fallback={<ShellError />}>
      <App services={createTestServices()} />
    </ErrorBoundary>,
  )
}

it('an exception offers a way out, keeps everything stored, and is reported', async () => {
  start()
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/')
  expect(screen.queryByText('loading')).toBeNull()
  expect(localStorage.getItem('isUserOnboarded')).toBe('true')
  expect(report).toHaveBeenCalledExactlyOnceWith({
    mode: 'shell',
    kind: 'crashed',
    cause: new Error('no chooser'),
  })
})

it('the screen of an error is in the language of the page, without translation files', async () => {
  document.documentElement.lang = 'hi'
  start()
  expect(await screen.findByRole('button', { name: 'फिर से लोड करें' })).toBeEnabled()
})

it('an error outside every boundary is reported too, and logged', () => {
  const logError = vi.fn()
  vi.stubGlobal('reportError', logError)
  const cause = new Error('outside')
  const { onUncaughtError, onRecoverableError } = rootErrorHandlers(report)
  onUncaughtError(cause)
  onRecoverableError(cause)
  const error = { mode: 'shell', kind: 'crashed', cause }
  expect(report.mock.calls).toEqual([[error], [error]])
  expect(logError).toHaveBeenCalledTimes(2)
})
