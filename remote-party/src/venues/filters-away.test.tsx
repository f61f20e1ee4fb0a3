import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openParty } from '../testing/open-party'

const asked = vi.hoisted(() => vi.fn())
vi.mock('./filter-sheet', () => {
  asked()
  throw new TypeError('Failed to fetch dynamically imported module')
})
const uncaught = vi.fn()
process.on('unhandledRejection', uncaught)

test('filters that cannot be fetched ahead disturb nobody', async () => {
  openParty('/party')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Filters' }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(uncaught).not.toHaveBeenCalled()
  expect(screen.getByRole('searchbox')).toBeVisible()
})
