import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { ChunkBoundary } from './chunk-boundary'
import { lazyPart } from './lazy-part'

function Unreachable(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('a part that cannot be fetched leaves a panel with Try again, and not an empty page', () => {
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

it('a part that never comes does the same after fifteen seconds', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyPart(() => new Promise<{ Part: () => null }>(() => {}), 'Part')
  renderShell(
    <ChunkBoundary>
      <Suspense fallback="loading">
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
