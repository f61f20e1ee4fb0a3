import { HostContext } from '@baithak/platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '../contract/contract'
import { useLateSheet } from './use-late-sheet'

const code = {
  Sheet: ({ open, turn }: { open: boolean; turn: number }) => open && <p>Filters, turn {turn}</p>,
}
const load = vi.fn<() => Promise<typeof code>>()
const toast = vi.fn()
const gone = new TypeError('Failed to fetch dynamically imported module')
const reported = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => vi.unstubAllGlobals())

function Venues() {
  const sheet = useLateSheet(load, 'This could not be loaded.')
  return (
    <>
      <input aria-label="Search" />
      <button
        type="button"
        onPointerDown={sheet.fetchAhead}
        onClick={({ currentTarget }) => sheet.show(currentTarget)}
      >
        Filters
      </button>
      {sheet.code && <sheet.code.Sheet open={sheet.open} turn={sheet.turn} />}
      {sheet.opener && (
        <button type="button" onClick={sheet.close}>
          Close, back to {sheet.opener.textContent}
        </button>
      )}
    </>
  )
}

const open = () =>
  render(
    <HostContext value={{ toast } as unknown as Host}>
      <Venues />
    </HostContext>,
  )
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const filters = () => screen.queryByText(/Filters, turn/)

it('a press opens the sheet once its code is there, and each opening is a new one', async () => {
  load.mockResolvedValue(code)
  open()
  await press('Filters')
  expect(await screen.findByText('Filters, turn 1')).toBeVisible()
  await press('Close, back to Filters')
  expect(filters()).toBeNull()
  await press('Filters')
  expect(await screen.findByText('Filters, turn 2')).toBeVisible()
  expect(toast).not.toHaveBeenCalled()
})

it('a sheet that cannot be had is told of, the screen stays as it was, and the next press tries again', async () => {
  load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(code)
  open()
  await userEvent.type(screen.getByRole('textbox'), 'terrace')
  await press('Filters')
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'This could not be loaded.',
      destructive: true,
    }),
  )
  expect(reported).toHaveBeenCalledExactlyOnceWith(gone)
  expect(screen.getByRole('textbox')).toHaveValue('terrace')
  expect(filters()).toBeNull()

  await press('Filters')
  expect(await screen.findByText('Filters, turn 1')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('terrace')
  expect(toast).toHaveBeenCalledOnce()
})

it('who has left the screen meanwhile hears nothing of its sheet', async () => {
  load.mockRejectedValue(gone)
  const { unmount } = open()
  await press('Filters')
  const before = toast.mock.calls.length
  toast.mockClear()
  load.mockReturnValue(
    new Promise((_, fail) => {
      setTimeout(() => fail(gone), 20)
    }),
  )
  await press('Filters')
  unmount()
  reported.mockClear()
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  expect(before).toBe(1)
  expect(toast).not.toHaveBeenCalled()
})
