// @vitest-environment jsdom
import type { Host } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { offerFile, saveFile, useSave, useShare, useShareFile } from '.'

const message = { title: 'Title', text: 'Come.' }
const link = { ...message, url: 'https://baithak.example/?ref=X' }
const file = new File(['{}'], 'copy.json', { type: 'application/json' })
const canShare = () => true
const works = () => vi.fn(async (_: unknown) => {})
const fails = (name: string) =>
  vi.fn((): Promise<void> => Promise.reject(new DOMException('no', name)))

interface Device {
  share?: (data: ShareData) => Promise<void>
  canShare?: (data: ShareData) => boolean
  copy?: (text: string) => Promise<void>
  standalone?: boolean
}
function stubDevice({ copy, ...device }: Device) {
  vi.stubGlobal('navigator', { ...device, ...(copy && { clipboard: { writeText: copy } }) })
}
const toast = vi.fn()
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(HostContext, { value: { toast } as Partial<Host> as Host }, children)
const renderShare = (options?: Parameters<typeof useShare>[0]) =>
  renderHook(() => useShare(options), { wrapper }).result
const share = (what = message) => renderShare().current(what)
const shareFile = () => renderHook(() => useShareFile(), { wrapper }).result.current(message, file)

/** The links that were followed. */
let links: string[]

beforeEach(() => {
  links = []
  toast.mockClear()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push(this.target || this.download)
  })
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:1' }))
})

test.each<[string, Device, string]>([
  ['opens the share sheet', { share: works(), copy: works() }, 'shared'],
  [
    'is not copied if its sheet is closed',
    { share: fails('AbortError'), copy: works() },
    'dismissed',
  ],
  ['is copied without a sheet', { copy: works() }, 'copied'],
  ['is copied when the sheet fails', { share: fails('NotAllowedError'), copy: works() }, 'copied'],
  ['is refused if the clipboard refuses it', { copy: fails('NotAllowedError') }, 'refused'],
  ['is refused without sheet and clipboard', {}, 'refused'],
])('a message %s', async (_, device, outcome) => {
  stubDevice(device)
  expect(await share(link)).toBe(outcome)
  if (device.share) expect(device.share).toHaveBeenCalledExactlyOnceWith(link)
  if (outcome === 'copied') expect(device.copy).toHaveBeenCalledExactlyOnceWith(`Come. ${link.url}`)
})

describe('the outcome', () => {
  const copied = { title: 'Copied to Clipboard!', description: 'Paste it into a message.' }
  const own = { title: 'Copied to Clipboard!', description: 'Your invite is ready.' }

  test.each<[string, Device, unknown[]]>([
    ['of a share sheet needs no toast', { share: works() }, []],
    ['of a closed sheet needs no toast', { share: fails('AbortError') }, []],
    ['of a copy is said', { copy: works() }, [[copied]]],
    ['of a refusal is said', {}, [[expect.objectContaining({ destructive: true })]]],
  ])('%s', async (_, device, toasts) => {
    stubDevice(device)
    await share(link)
    expect(toast.mock.calls).toEqual(toasts)
  })

  test('is said in the screen’s own words', async () => {
    stubDevice({ copy: works() })
    await renderShare({ texts: { copied: own } }).current(message)
    expect(toast.mock.calls).toEqual([[own]])
  })

  test('is not said for a silent share', async () => {
    stubDevice({ copy: works() })
    expect(await renderShare({ silent: true }).current(message)).toBe('copied')
    expect(toast).not.toHaveBeenCalled()
  })

  test('of a saved file is said', async () => {
    stubDevice({})
    await renderHook(() => useSave(), { wrapper }).result.current(file)
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Image saved' }))
  })
})

describe('a file', () => {
  test('is offered in the share sheet, although the device can save it', async () => {
    const device = { share: works(), canShare }
    stubDevice(device)
    expect(await offerFile(file)).toBe('shared')
    expect(device.share).toHaveBeenCalledExactlyOnceWith({ files: [file] })
    expect(await shareFile()).toBe('shared')
    expect(device.share).toHaveBeenLastCalledWith({ ...message, files: [file] })
    expect(links).toEqual([])
  })

  test('of JSON is offered as text to a browser that shares none', async () => {
    const isText = ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain')
    const open = vi.fn(async (_: ShareData) => {})
    stubDevice({ share: open, canShare: isText })
    expect(await offerFile(file)).toBe('shared')
    const [shared] = open.mock.calls[0]?.[0].files ?? []
    expect(shared?.name).toBe('copy.json.txt')
    expect(await shared?.text()).toBe('{}')
  })

  test('is not saved when the share sheet is closed', async () => {
    stubDevice({ share: fails('AbortError'), canShare })
    expect([await offerFile(file), await shareFile()]).toEqual(['dismissed', 'dismissed'])
    expect(links).toEqual([])
  })

  test.each<[string, Device]>([
    ['without a share sheet', {}],
    ['by one that takes no files', { share: works(), canShare: () => false }],
    ['by one that fails', { share: fails('NotAllowedError'), canShare }],
  ])('%s is saved, and its message copied', async (_, sheet) => {
    const copy = works()
    stubDevice({ ...sheet, copy })
    expect([await offerFile(file), await shareFile()]).toEqual(['saved', 'saved-and-copied'])
    expect(copy).toHaveBeenCalledExactlyOnceWith('Come.')
    expect(links).toEqual(['copy.json', 'copy.json'])
    stubDevice({ ...sheet, copy: fails('NotAllowedError') })
    expect(await shareFile()).toBe('saved')
  })

  test.each<[string, Device, string, string[]]>([
    ['shared by the share sheet', { share: works(), canShare }, 'shared', []],
    ['left when the sheet is closed', { share: fails('AbortError'), canShare }, 'dismissed', []],
    ['opened when it fails', { share: fails('DataError'), canShare }, 'shared', ['_blank']],
    ['opened without a sheet', {}, 'shared', ['_blank']],
  ])('on the home screen of iOS is %s', async (_, sheet, outcome, followed) => {
    stubDevice({ ...sheet, standalone: true })
    expect(await saveFile(file)).toBe(outcome)
    expect(links).toEqual(followed)
  })
})

describe('a second press', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))

  test.each([
    ['does nothing while the share sheet opens', 300, 'dismissed', 0],
    ['copies the message when the sheet never answers', 1500, 'copied', 1],
  ])('%s', async (_, laterMs, outcome, copies) => {
    // Browsers refuse a share while another one is pending.
    const pending = () => new Promise<void>(() => {})
    const open = fails('InvalidStateError').mockImplementationOnce(pending)
    const copy = works()
    stubDevice({ share: open, copy })
    const result = renderShare()
    void result.current(message)
    vi.advanceTimersByTime(laterMs)
    expect(await result.current(message)).toBe(outcome)
    expect(copy).toHaveBeenCalledTimes(copies)
  })
})
