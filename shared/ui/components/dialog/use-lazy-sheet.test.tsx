import type { Host } from '@baithak/contract'
import { fileTimeoutMs } from '@baithak/contract/timeouts'
import { HostContext } from '@baithak/platform'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLazySheet } from './use-lazy-sheet'

/** A press that is answered sooner shows no spinner. */
const loadingDelayMs = 300

const sheetModule = {
  Sheet: ({ open, openCount }: { open: boolean; openCount: number }) =>
    open && <p>{`Filters, opening ${openCount}`}</p>,
}
const load = vi.fn<() => Promise<typeof sheetModule>>()
const toast = vi.fn()
const gone = new TypeError('Failed to fetch dynamically imported module')
const reported = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => vi.unstubAllGlobals())

function Venues() {
  const sheet = useLazySheet(load, 'This could not be loaded.')
  return (
    <>
      <input aria-label="Search" />
      {['Filters', 'More'].map((name) => (
        <button
          key={name}
          type="button"
          aria-busy={sheet.loadingOpener?.textContent === name}
          onPointerDown={sheet.preload}
          onClick={({ currentTarget }) => sheet.show(currentTarget)}
        >
          {name}
        </button>
      ))}
      {sheet.module && <sheet.module.Sheet open={sheet.control.open} openCount={sheet.openCount} />}
      {sheet.control.opener && (
        <button type="button" onClick={sheet.close}>
          {`Close, back to ${sheet.control.opener.textContent}`}
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
const filters = () => screen.queryByText(/Filters, opening/)

it('a press opens the sheet once its code is loaded, with fresh state each time', async () => {
  load.mockResolvedValue(sheetModule)
  open()
  await press('Filters')
  expect(await screen.findByText('Filters, opening 1')).toBeVisible()
  await press('Close, back to Filters')
  expect(filters()).toBeNull()
  await press('Filters')
  expect(await screen.findByText('Filters, opening 2')).toBeVisible()
  expect(toast).not.toHaveBeenCalled()
})

it('a sheet that cannot be loaded is reported, the screen does not change, and the next press tries again', async () => {
  load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(sheetModule)
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
  expect(await screen.findByText('Filters, opening 1')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('terrace')
  expect(toast).toHaveBeenCalledOnce()
})

it('code that is not there when a press begins shows no error', async () => {
  load.mockRejectedValue(gone)
  open()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Filters' }))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(reported).not.toHaveBeenCalled()
  expect(toast).not.toHaveBeenCalled()
})

it('a failure after the screen was left is not reported', async () => {
  load.mockRejectedValue(gone)
  const { unmount } = open()
  await press('Filters')
  const before = toast.mock.calls.length
  toast.mockClear()
  let fail = (_: Error) => {}
  load.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  await press('Filters')
  unmount()
  reported.mockClear()
  fail(gone)
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  expect(before).toBe(1)
  expect(toast).not.toHaveBeenCalled()
})

describe('while the code is loading', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const button = (name: string) => screen.getByRole('button', { name })
  const slow = (milliseconds: number) =>
    load.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(sheetModule), milliseconds)),
    )

  it('the pressed control shows a spinner after a noticeable delay', async () => {
    slow(2000)
    open()
    fireEvent.click(button('Filters'))
    await after(loadingDelayMs - 1)
    expect(button('Filters')).toHaveAttribute('aria-busy', 'false')
    await after(1)
    expect(button('Filters')).toHaveAttribute('aria-busy', 'true')
    expect(button('More')).toHaveAttribute('aria-busy', 'false')
    fireEvent.click(button('Filters'))
    await after(2000)
    expect(screen.getByText('Filters, opening 1')).toBeVisible()
    expect(button('Filters')).toHaveAttribute('aria-busy', 'false')
    expect(load).toHaveBeenCalledOnce()
  })

  it('a press on something else takes the first one’s place', async () => {
    slow(2000)
    open()
    fireEvent.click(button('Filters'))
    await after(1000)
    fireEvent.click(button('More'))
    expect(button('Filters')).toHaveAttribute('aria-busy', 'false')
    await after(loadingDelayMs)
    expect(button('Filters')).toHaveAttribute('aria-busy', 'false')
    expect(button('More')).toHaveAttribute('aria-busy', 'true')
    await after(1000)
    expect(filters()).toBeNull()
    await after(1000)
    expect(button('Close, back to More')).toBeVisible()
  })

  it('two sheets that fail are reported once, for the last press', async () => {
    const fail = () => new Promise<never>((_, no) => setTimeout(() => no(gone), 2000))
    load.mockImplementation(fail)
    open()
    fireEvent.click(button('Filters'))
    await after(100)
    fireEvent.click(button('More'))
    await after(loadingDelayMs - 50)
    expect(button('Filters')).toHaveAttribute('aria-busy', 'false')
    await after(2000 - loadingDelayMs)
    expect(reported).toHaveBeenCalledOnce()
    expect(toast).not.toHaveBeenCalled()
    expect(button('More')).toHaveAttribute('aria-busy', 'true')
    await after(100)
    expect(toast).toHaveBeenCalledOnce()
    expect(reported).toHaveBeenCalledTimes(2)
  })

  it('loading times out, and the next press uses the code if it has arrived since', async () => {
    slow(fileTimeoutMs + 1)
    open()
    fireEvent.click(button('Filters'))
    await after(fileTimeoutMs)
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'This could not be loaded.',
      destructive: true,
    })
    expect(button('Filters')).toHaveAttribute('aria-busy', 'false')
    await after(1000)
    expect(filters()).toBeNull()
    slow(0)
    fireEvent.click(button('Filters'))
    await after(0)
    expect(screen.getByText('Filters, opening 1')).toBeVisible()
  })
})
