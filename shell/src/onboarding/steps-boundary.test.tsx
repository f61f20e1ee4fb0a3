import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { StepsBoundary } from './steps-boundary'

function Unreachable(): never {
  throw new TypeError('Failed to fetch dynamically imported module')
}

it('steps that cannot be fetched leave a panel with Try again, and not an empty page', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderShell(
    <StepsBoundary>
      <Unreachable />
    </StepsBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This part of Baithak could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(reported).toHaveBeenCalled()
})
