import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { ChunkBoundary } from './error-panel'

function Unreachable(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it.each([
  [true, 1],
  // A reload could lose the page.
  [false, 0],
])(
  'a chunk that fails leaves a panel; with a network (%s) Try again reloads the page %i times',
  async (onLine, count) => {
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
    expect(screen.getByRole('alert')).toHaveTextContent('This part of Baithak could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledTimes(count)
  },
)
