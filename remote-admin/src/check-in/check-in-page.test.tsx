import { groupCode, passCodes } from '@baithak/domain/check-in'
import { fixDate, readLocalStorage, rejectWrites, seedLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'
import './check-in-page'
import { saveCsv } from './csv'

vi.mock('./csv')

const camera = vi.hoisted(() => ({
  failure: undefined as DOMException | undefined,
  read: (_text: string) => {},
  end: () => {},
  stopped: 0,
}))
vi.mock('./scanner', () => ({
  async openScanner(_: unknown, events: { onRead: (text: string) => void; onEnd: () => void }) {
    if (camera.failure) throw camera.failure
    Object.assign(camera, { read: events.onRead, end: events.onEnd })
    return () => (camera.stopped += 1)
  },
}))

const now = new Date('2026-11-23T09:30+05:30')
const aanya = { memberId: 'U-1', name: 'aanya rao' }
const codes = (shown = now) =>
  passCodes({ ...aanya, kind: 'gold_monthly', day: new Date('2026-12-20T00:00+05:30'), now: shown })
const checkIns = () => readLocalStorage('draft:visits')

const storedCheckIn = {
  ...{ id: 'V-1', memberId: 'U-2', name: 'farah irani', passId: 'gold_monthly' },
  ...{ cafeId: 'dabara-house', cafe: 'Dabara House', at: '2026-11-23T08:00+05:30' },
}

fixDate(now)
beforeEach(() => {
  Object.assign(camera, { failure: undefined, stopped: 0 })
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))

async function openDesk() {
  const admin = renderAdmin('/admin/check-in')
  await screen.findByRole('heading', { level: 1 })
  return admin
}
const field = () => screen.getByLabelText('Code below the QR code')
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.submit(field())
}
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const startCamera = () => userEvent.click(screen.getByRole('button', { name: 'Start the camera' }))
const cameraIsOn = () => screen.findByRole('button', { name: 'Stop the camera' })
async function scan(text: string) {
  if (!screen.queryByRole('button', { name: 'Stop the camera' })) await startCamera()
  await cameraIsOn()
  act(() => camera.read(text))
}

test('the camera checks a member in once, although the phone shows its next code', async () => {
  const { host } = await openDesk()
  await scan(codes().qrText)
  expect(host.snapshots.at(-1)?.['draft:visits']).toContain('dabara-house')
  expect(status()).toMatch(/aanya rao.*Gold Monthly.*Valid until 20 Dec 2026.*First visit today/)
  expect(checkIns()).toMatchObject([
    { ...aanya, passId: 'gold_monthly', cafeId: 'dabara-house', at: now.toISOString() },
  ])
  expect(todayRows()[0]).toHaveTextContent(/9:30 AM.*aanya rao.*Gold Monthly/)
  // The phone still shows its next code to the camera.
  await scan(codes(new Date(now.getTime() + 60_000)).qrText)
  expect(status()).toContain('First visit today')
  expect(checkIns()).toHaveLength(1)
  await userEvent.click(await cameraIsOn())
  expect(camera.stopped).toBe(1)
})

test('the camera counts nothing when the code is unknown or the device is full', async () => {
  await openDesk()
  await scan('https://example.org')
  expect(status()).toContain('Not a Baithak code')
  rejectWrites('draft:visits')
  await scan(codes().qrText)
  expect(status()).toContain('Not saved')
  expect(status()).toContain('There is no room left on this device.')
  expect(document.querySelector('[data-outcome]')).toHaveTextContent('Not saved')
  expect(screen.getByText('23 Nov 2026: nobody has checked in yet.')).toBeInTheDocument()
})

test('the camera says what is wrong with it, and can be started again', async () => {
  await openDesk()
  const fail = async (name: string, message: RegExp) => {
    camera.failure = new DOMException('', name)
    await startCamera()
    expect(await screen.findByText(message)).toBeInTheDocument()
  }
  await fail('NotAllowedError', /The camera is blocked/)
  await fail('NotFoundError', /No camera was found/)
  await fail('NotReadableError', /The camera did not start/)
  camera.failure = undefined
  await startCamera()
  await cameraIsOn()
  expect(status()).toBe('')
  act(() => camera.end())
  expect(await screen.findByText(/The camera has stopped/)).toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  await fail('TypeError', /No camera was found/)
})

test('a typed code checks a member in at the café that was chosen before', async () => {
  const { unmount } = await openDesk()
  await userEvent.selectOptions(screen.getByLabelText('This desk is at'), 'Khidki Coffee')
  unmount()
  await openDesk()
  type(groupCode(codes().shortCode).toLowerCase())
  expect(status()).toMatch(/Member [0-9A-Z]{4}A typed code does not contain the name\./)
  expect(checkIns()).toMatchObject([{ cafeId: 'khidki-coffee', cafe: 'Khidki Coffee' }])
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('')
})

test('a typed code stays in the field when it has a typing error', async () => {
  await openDesk()
  await userEvent.type(field(), 'k7q2m9xd4htb{Enter}')
  expect(field()).toHaveAccessibleDescription(/That code does not match/)
  expect(field()).toHaveValue('K7Q2-M9XD-4HTB')
  await userEvent.clear(field())
  await userEvent.keyboard('\u200b{Enter}')
  expect(field()).toHaveAccessibleDescription(/That code does not match/)
  await userEvent.clear(field())
  await userEvent.type(field(), 'hop-b7f2-2311')
  expect(field()).toHaveValue('HOP-B7F2-2311')
})

/** Records the sounds and the vibrations of the device. */
function listen() {
  const tones: number[] = []
  class AudioNode {
    connect = (next: unknown) => next
    start() {}
    stop() {}
    constructor(_: unknown, { frequency }: { frequency?: number }) {
      if (frequency) tones.push(frequency)
    }
  }
  vi.stubGlobal('AudioContext', class {})
  vi.stubGlobal('OscillatorNode', AudioNode)
  vi.stubGlobal('GainNode', AudioNode)
  const vibrateDevice = vi.fn()
  Object.defineProperty(navigator, 'vibrate', { value: vibrateDevice, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
  return { tones, vibrations: vibrateDevice.mock.calls }
}
const board = () => document.querySelector<HTMLElement>('[data-outcome]')

test('a result covers the screen for three seconds, and longer while it is touched', async () => {
  await openDesk()
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  type(codes().shortCode)
  act(() => void vi.advanceTimersByTime(2900))
  expect(board()).toHaveTextContent('Checked in')
  fireEvent.pointerDown(board() as HTMLElement)
  act(() => void vi.advanceTimersByTime(5000))
  fireEvent.pointerUp(board() as HTMLElement)
  act(() => void vi.advanceTimersByTime(2900))
  expect(board()).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(101))
  expect(board()).toBeNull()
})

test('each result has its own sound and vibration, and ends with the first key of the next', async () => {
  const { tones, vibrations } = listen()
  await openDesk()
  type(codes().shortCode)
  type(codes().shortCode)
  expect(board()).toHaveTextContent(/Already checked in today.*Here, at 9:30 AM\./)
  expect(board()?.dataset.outcome).toBe('already')
  fireEvent.keyDown(field(), { key: 'K' })
  expect(board()).toBeNull()
  expect(tones).toEqual([990, 520])
  expect(vibrations).toEqual([[[35]], [[30, 60, 30]]])
})

const todayRows = () =>
  within(screen.getByRole('region', { name: 'Today at Dabara House' })).queryAllByRole('listitem')
const press = (name: string) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

test('a check-in by mistake is undone in its result or in today’s list', async () => {
  seedLocalStorage({ 'draft:visits': [storedCheckIn] })
  const { host } = await openDesk()
  type(codes().shortCode)
  press('Undo')
  expect(screen.queryByText('Checked in')).toBeNull()
  expect(checkIns()).toEqual([storedCheckIn])
  expect(host.toasts.at(-1)?.title).toBe('Check-in undone')
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(todayRows()).toHaveLength(2)
  const undo = screen.getByRole('button', { name: /^Undo the check-in of farah irani at/ })
  undo.focus()
  fireEvent.click(undo)
  expect(todayRows()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Today at Dabara House' })).toHaveFocus()
  expect(checkIns()).toMatchObject([{ name: '' }])
})

test('a code of another time says by how much clocks may differ', async () => {
  await openDesk()
  for (const [minutes, text] of [
    [-10, /shown 10 minutes ago.*clock of the phone or of this device is 10 minutes off/],
    [-60 * 24 * 3, /shown 3 days ago/],
    [7, /This code is 7 minutes ahead of this device.*is wrong/],
  ] as const) {
    type(codes(new Date(now.getTime() + minutes * 60_000)).shortCode)
    expect(status()).toMatch(text)
  }
})

test('today’s list is saved as a file and printed', async () => {
  vi.mocked(saveCsv).mockReturnValue()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  seedLocalStorage({ 'draft:visits': [storedCheckIn] })
  await openDesk()
  press('Export CSV')
  expect(saveCsv).toHaveBeenCalledExactlyOnceWith('baithak-check-ins-2026-11-23', [
    ['Time', 'Name', 'Pass', 'Café'],
    ['8:00 AM', 'farah irani', 'Gold Monthly', 'Dabara House'],
  ])
  press('Print')
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  ['on a wide screen the field of the code has the focus', true],
  ['on a phone it does not, which would open the keyboard', false],
])('%s', async (_, isWide) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  await openDesk()
  expect(document.activeElement === field()).toBe(isWide)
})
