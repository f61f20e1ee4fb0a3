import { lazyComponent } from '@baithak/platform'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { ChunkBoundary } from './chunk-boundary'

function Unreachable(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('a chunk that fails to load leaves a panel with Try again, and not an empty page', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderShell(
    <ChunkBoundary>
      <Unreachable />
    </ChunkBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This part of Baithak could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(reported).toHaveBeenCalled()
})

it('a chunk that never loads does the same after fifteen seconds', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyComponent(() => new Promise<{ Part: () => null }>(() => {}), 'Part')
  renderShell(
    <ChunkBoundary>
      <Suspense fallback={<p>loading</p>}>
        <Part />
      </Suspense>
    </ChunkBoundary>,
  )
  await act(() => vi.advanceTimersByTimeAsync(14_999))
  expect(screen.getByText('loading')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  vi.useRealTimers()
})

it.each([
  [true, 1],
  // A reload could lose the page.
  [false, 0],
])('Try again, with a network: %s, reloads the page %i times', async (onLine, count) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  renderShell(
    <ChunkBoundary>
      <Unreachable />
    </ChunkBoundary>,
    { at: null },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(count)
})
