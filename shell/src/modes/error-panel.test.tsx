import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { ErrorPanel } from './error-panel'

it.each([
  [true, 1, 'This part of Baithak could not be loaded'],
  // A reload could lose the page.
  [false, 0, 'This part needs the network'],
])('with a network (%s), Try again reloads the page %i times', async (onLine, count, text) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  renderShell(<ErrorPanel />, { at: null })
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledTimes(count)
})
