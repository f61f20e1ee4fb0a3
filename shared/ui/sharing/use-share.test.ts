// @vitest-environment jsdom
import type { Host } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerFile, saveFile, useSave, useShare, useShareFile } from '.'

const message = { title: 'Title', text: 'Come.', url: 'https://baithak.example/?ref=X' }
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

const copied = { title: 'Copied to Clipboard!', description: 'Paste it into a message.' }
const own = { title: 'Copied to Clipboard!', description: 'Your invite is ready.' }
const refused = expect.objectContaining({ title: 'Could not share', destructive: true })

test.each<[string, Device, string, unknown[]]>([
  ['opens the share sheet', { share: works(), copy: works() }, 'shared', []],
  [
    'stays when its sheet is closed',
    { share: fails('AbortError'), copy: works() },
    'dismissed',
    [],
  ],
  ['is copied without a sheet', { copy: works() }, 'copied', [[copied]]],
  ['is copied if it fails', { share: fails('DataError'), copy: works() }, 'copied', [[copied]]],
  ['may be refused by the clipboard', { copy: fails('DataError') }, 'refused', [[refused]]],
  ['is refused without both', {}, 'refused', [[refused]]],
])('a message %s, and a toast says what no sheet has said', async (_, device, outcome, toasts) => {
  stubDevice(device)
  expect(await renderShare().current(message)).toBe(outcome)
  if (device.share) expect(device.share).toHaveBeenCalledExactlyOnceWith(message)
  if (outcome === 'copied')
    expect(device.copy).toHaveBeenCalledExactlyOnceWith(`Come. ${message.url}`)
  expect(toast.mock.calls).toEqual(toasts)
})

test.each([
  ['in the screen’s own words', { texts: { copied: own } }, [[own]]],
  ['by the screen itself', { silent: true }, []],
])('a copy is said %s', async (_, options, toasts) => {
  stubDevice({ copy: works() })
  expect(await renderShare(options).current(message)).toBe('copied')
  expect(toast.mock.calls).toEqual(toasts)
})

test.each([
  ['does nothing while the share sheet opens', 300, 'dismissed', 0],
  ['copies the message when the sheet never answers', 1500, 'copied', 1],
])('a second press %s', async (_, laterMs, outcome, copies) => {
  vi.useFakeTimers({ toFake: ['performance'] })
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

test.each<[string, Device, string, string[]]>([
  ['offered in the share sheet', { share: works(), canShare }, 'shared', []],
  ['left when the sheet is closed', { share: fails('AbortError'), canShare }, 'dismissed', []],
  ['saved without a sheet', {}, 'saved', ['copy.json']],
  ['saved if it takes no files', { share: works(), canShare: () => false }, 'saved', ['copy.json']],
  ['saved if it fails', { share: fails('DataError'), canShare }, 'saved', ['copy.json']],
])('an offered file is %s', async (_, device, outcome, followed) => {
  stubDevice(device)
  expect(await offerFile(file)).toBe(outcome)
  expect(links).toEqual(followed)
})

const saves = [expect.objectContaining({ title: 'Image saved' })]

test.each<[string, Device, string, unknown[]]>([
  ['shared in one sheet', { share: works(), canShare }, 'shared', []],
  ['left when the sheet is closed', { share: fails('AbortError'), canShare }, 'dismissed', []],
  ['saved and copied', { copy: works() }, 'saved-and-copied', [saves]],
  ['saved if the clipboard refuses', { copy: fails('DataError') }, 'saved', [saves]],
])('a file and its message are %s', async (_, device, outcome, toasts) => {
  stubDevice(device)
  const { result } = renderHook(useShareFile, { wrapper })
  expect(await result.current(message, file)).toBe(outcome)
  expect(toast.mock.calls).toEqual(toasts)
  expect(links).toEqual(outcome.startsWith('saved') ? ['copy.json'] : [])
})

test('a saved file is said', async () => {
  stubDevice({})
  await renderHook(() => useSave(), { wrapper }).result.current(file)
  expect(toast.mock.calls).toEqual([saves])
})

test('an offered file of JSON is a text for a browser that shares no JSON', async () => {
  const isText = ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain')
  const open = vi.fn(async (_: ShareData) => {})
  stubDevice({ share: open, canShare: isText })
  expect(await offerFile(file)).toBe('shared')
  const [shared] = open.mock.calls[0]?.[0].files ?? []
  expect(shared?.name).toBe('copy.json.txt')
  expect(await shared?.text()).toBe('{}')
})

test.each<[string, Device, string, string[]]>([
  ['shared by the share sheet', { share: works(), canShare }, 'shared', []],
  ['left when the sheet is closed', { share: fails('AbortError'), canShare }, 'dismissed', []],
  ['opened when it fails', { share: fails('DataError'), canShare }, 'shared', ['_blank']],
  ['opened without a sheet', {}, 'shared', ['_blank']],
])('a saved file on the home screen of iOS is %s', async (_, sheet, outcome, followed) => {
  stubDevice({ ...sheet, standalone: true })
  expect(await saveFile(file)).toBe(outcome)
  expect(links).toEqual(followed)
})
