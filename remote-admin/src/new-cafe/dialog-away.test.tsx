import { ModeFrame, type ModeProps } from '@baithak/shared/contract'
import { renderMode } from '@baithak/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import en from '../locales/en.json'
import hi from '../locales/hi.json'
import { AddCafe } from './add-cafe'

const asked = vi.hoisted(() => vi.fn())
vi.mock('./add-cafe-dialog', () => {
  asked()
  throw new TypeError('Failed to fetch dynamically imported module')
})
const uncaught = vi.fn()
process.on('unhandledRejection', uncaught)

const Page = (props: ModeProps) => (
  <ModeFrame {...props}>
    <AddCafe />
  </ModeFrame>
)

test('a dialog that cannot be fetched ahead disturbs nobody', async () => {
  renderMode(Page, { texts: { namespace: 'admin', en, hi } })
  const button = screen.getByRole('button', { name: 'Add New Café' })
  fireEvent.focus(button)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(uncaught).not.toHaveBeenCalled()
  expect(button).toBeVisible()
})
