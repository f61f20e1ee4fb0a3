import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { ChunkBoundary } from './chunk-boundary'

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
