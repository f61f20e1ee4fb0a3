import type { ModeProps } from '@baithak/contract'
import { ModeProviders } from '@baithak/platform'
import { renderMode } from '@baithak/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddCafe } from './add-cafe'

const files = import.meta.glob<object>('../locales/*.json', { eager: true, import: 'default' })
const requested = vi.hoisted(() => vi.fn())
vi.mock('./cafe-dialogs', () => {
  requested()
  throw new TypeError('Failed to fetch dynamically imported module')
})
const uncaught = vi.fn()
process.on('unhandledRejection', uncaught)

const Page = (props: ModeProps) => (
  <ModeProviders {...props}>
    <AddCafe onAdd={() => {}} />
  </ModeProviders>
)

beforeEach(() => void vi.stubGlobal('reportError', vi.fn()))

function open(language: 'en' | 'hi') {
  const { host } = renderMode(Page, { language, translations: { namespace: 'admin', files } })
  return { host, button: screen.getByRole('button') }
}

test('a failed prefetch shows no error', async () => {
  const { host, button } = open('en')
  fireEvent.focus(button)
  await vi.waitFor(() => expect(requested).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(uncaught).not.toHaveBeenCalled()
  expect(host.toasts).toEqual([])
})

test.each([
  ['en', 'This could not be loaded. Try again.'],
  ['hi', 'यह खुल नहीं सका। फिर कोशिश करें।'],
] as const)(
  'a click on a dialog that cannot be loaded shows a toast and keeps the page, in %s',
  async (language, title) => {
    const { host, button } = open(language)
    fireEvent.click(button)
    await vi.waitFor(() => expect(host.toasts).toEqual([{ title, destructive: true }]))
    expect(button).toBeVisible()
  },
)
