import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openParty } from '../testing/render-party'

const asked = vi.hoisted(() => vi.fn())
vi.mock('./filter-sheet', () => {
  asked()
  throw new TypeError('Failed to fetch dynamically imported module')
})
const uncaught = vi.fn()
process.on('unhandledRejection', uncaught)
beforeEach(() => void vi.stubGlobal('reportError', vi.fn()))

const filters = () => screen.getByRole('button', { name: /^(Filters|फ़िल्टर)$/ })

test('filters that cannot be fetched ahead disturb nobody', async () => {
  const { host } = openParty('/party')
  fireEvent.pointerDown(filters())
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(uncaught).not.toHaveBeenCalled()
  expect(host.toasts).toEqual([])
  expect(screen.getByRole('searchbox')).toBeVisible()
})

test.each([
  ['en', 'This could not be loaded. Try again.'],
  ['hi', 'यह खुल नहीं सका। फिर कोशिश करें।'],
] as const)(
  'a press on filters that cannot be had is answered, and the search stays, in %s',
  async (language, title) => {
    const { host } = openParty('/party?q=terr&tag=Bar', { language })
    await userEvent.type(screen.getByRole('searchbox'), 'ace')
    // The click alone: of a module that throws, vitest answers only the first that asks.
    fireEvent.click(filters())
    await vi.waitFor(() => expect(host.toasts).toEqual([{ title, destructive: true }]))
    expect(screen.getByRole('searchbox')).toHaveValue('terrace')
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible()
  },
)
