import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderParty } from '../testing/render-party'

const load = vi.hoisted(() => vi.fn())
vi.mock('./filter-sheet', () => {
  load()
  throw new TypeError('Failed to fetch dynamically imported module')
})
const handleRejection = vi.fn()
process.on('unhandledRejection', handleRejection)
beforeEach(() => void vi.stubGlobal('reportError', vi.fn()))

const filtersButton = () => screen.getByRole('button', { name: /^(Filters|फ़िल्टर)$/ })

test('a failed prefetch of the filters is silent', async () => {
  const { host } = renderParty('/party')
  fireEvent.pointerDown(filtersButton())
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(handleRejection).not.toHaveBeenCalled()
  expect(host.toasts).toEqual([])
  expect(screen.getByRole('searchbox')).toBeVisible()
})

test.each([
  ['en', 'This could not be loaded. Try again.'],
  ['hi', 'यह खुल नहीं सका। फिर कोशिश करें।'],
] as const)(
  'pressing Filters when they cannot be loaded shows a toast and leaves the search, in %s',
  async (language, title) => {
    const { host } = renderParty('/party?q=terr&tag=Bar', language)
    await userEvent.type(screen.getByRole('searchbox'), 'ace')
    // fireEvent and not userEvent, which would also prefetch: vitest rejects only the first import of a throwing module.
    fireEvent.click(filtersButton())
    await vi.waitFor(() => expect(host.toasts).toEqual([{ title, destructive: true }]))
    expect(screen.getByRole('searchbox')).toHaveValue('terrace')
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible()
  },
)
