import { ErrorBoundary } from '@baithak/platform'
import { screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ErrorReport } from '../../services/error-reports'
import { createTestServices } from '../../testing/render-shell'
import { App } from '../app'
import { rootErrorHandlers, ShellError } from './shell-error'

type Part = (props: object) => unknown

const { broken, breakable } = vi.hoisted(() => {
  const broken = { part: '' }
  /** A module whose components throw while `broken.part` names it. */
  const breakable = async (part: string, original: () => Promise<Record<string, Part>>) => {
    const orThrow = (render: Part) => (props: object) => {
      if (broken.part === part) throw new Error(`no ${part}`)
      return render(props)
    }
    const parts = Object.entries(await original())
    return Object.fromEntries(parts.map(([name, render]) => [name, orThrow(render)]))
  }
  return { broken, breakable }
})
vi.mock('../frame/phone-frame', (original) => breakable('frame', original))
vi.mock('../frame/bottom-nav', (original) => breakable('navigation', original))
vi.mock('../../mode-chooser/mode-chooser', (original) => breakable('chooser', original))

let root: ReturnType<typeof createRoot>
const report = vi.fn<(error: ErrorReport) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  document.body.innerHTML = '<div id="root"><p>loading</p></div>'
  localStorage.setItem('isUserOnboarded', 'true')
  window.history.replaceState(null, '', '/')
  root = createRoot(document.querySelector('#root') as Element, rootErrorHandlers(report))
})
afterEach(() => {
  root.unmount()
  report.mockClear()
  broken.part = ''
  document.documentElement.lang = 'en'
  document.body.innerHTML = ''
})

function start(part: string) {
  broken.part = part
  root.render(
    <ErrorBoundary fallback={<ShellError />}>
      <App services={createTestServices()} />
    </ErrorBoundary>,
  )
}

it.each(['frame', 'navigation', 'chooser'])(
  'an exception in the %s offers a way out, keeps everything stored, and is reported',
  async (part) => {
    start(part)
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/')
    expect(screen.queryByText('loading')).toBeNull()
    expect(localStorage.getItem('isUserOnboarded')).toBe('true')
    expect(report).toHaveBeenCalledExactlyOnceWith({
      mode: 'shell',
      kind: 'crashed',
      cause: new Error(`no ${part}`),
    })
  },
)

it('the screen of an error is in the language of the page, without translation files', async () => {
  document.documentElement.lang = 'hi'
  start('chooser')
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
