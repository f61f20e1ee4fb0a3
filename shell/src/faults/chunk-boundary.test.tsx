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
  expect(screen.getByText('loading')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  vi.useRealTimers()
})

it('Try again refetches the shell’s own files past the browser’s cache', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const asset = `${location.origin}/assets/mode-outlet-B1WqsDl6.js`
  const loaded = [asset, asset, 'https://gig.example/1.0.0-3fa9c2d1b0/mode.js']
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    loaded.map((name) => ({ name })) as PerformanceEntryList,
  )
  // Never resolves: jsdom cannot load the new page that follows.
  const fetchMock = vi.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetchMock)
  renderShell(
    <ChunkBoundary>
      <Unreachable />
    </ChunkBoundary>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(fetchMock.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([[asset, 'reload']])
})
