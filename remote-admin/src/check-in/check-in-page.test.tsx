import { groupCode, hopQrText, passCodes } from '@baithak/domain/check-in'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'
import type { ReadQr } from './qr-reader'
import './check-in-page'

const reader = vi.hoisted(() => ({ text: undefined as string | undefined, failsAt: '' }))
vi.mock('./qr-reader', () => ({
  loadQrReader: async (): Promise<ReadQr> => {
    if (reader.failsAt === 'start') throw new Error('offline')
    return async () => (reader.failsAt ? Promise.reject(new Error('offline')) : reader.text)
  },
}))

const now = new Date('2026-11-23T09:30+05:30')
const aanya = { memberId: 'U-1', name: 'Aanya Rao' }
const codes = (shown = now) =>
  passCodes({ ...aanya, kind: 'gold_monthly', day: new Date('2026-12-20T00:00+05:30'), now: shown })
const visits = () => JSON.parse(localStorage.getItem('draft:visits') ?? '[]')

const stopTrack = vi.fn()
const getUserMedia = vi.fn()
const openCamera = async () => {
  const track = { stop: stopTrack, addEventListener() {} }
  return { getTracks: () => [track] } as unknown as MediaStream
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  Object.assign(reader, { text: undefined, failsAt: '' })
  getUserMedia.mockReset().mockImplementation(openCamera)
  stopTrack.mockReset()
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function openDesk(language: 'en' | 'hi' = 'en') {
  const admin = renderAdmin('/admin/check-in', language)
  await screen.findByRole('heading', { level: 1 })
  return admin
}
const field = () => screen.getByLabelText('Code below the QR code')
async function type(text: string) {
  await userEvent.click(field())
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
const startCamera = () => userEvent.click(screen.getByRole('button', { name: 'Start the camera' }))

describe('the camera', () => {
  test('reads a code: the member is checked in, announced, stored and listed', async () => {
    await openDesk()
    reader.text = codes().qrText
    await startCamera()
    await waitFor(() => expect(status()).toContain('Checked in'))
    for (const text of [
      'Aanya Rao',
      'Gold Monthly',
      'Valid until 20 Dec 2026',
      'First visit today',
    ])
      expect(status()).toContain(text)
    expect(visits()).toMatchObject([
      { ...aanya, passId: 'gold_monthly', cafeId: 'dabara-house', at: now.toISOString() },
    ])
    const today = screen.getByRole('region', { name: 'Today at Dabara House' })
    expect(today).toHaveTextContent('1 check-in')
    expect(within(today).getByRole('listitem')).toHaveTextContent('9:30 AMAanya RaoGold Monthly')
  })

  test('a name typed in lower case is shown at the desk and stored as it was typed', async () => {
    await openDesk()
    reader.text = passCodes({
      memberId: 'U-1',
      name: 'aanya rao',
      kind: 'gold_monthly',
      day: new Date('2026-12-20T00:00+05:30'),
      now,
    }).qrText
    await startCamera()
    await waitFor(() => expect(status()).toContain('Checked in'))
    expect(status()).toContain('aanya rao')
    expect(visits()).toMatchObject([{ name: 'aanya rao' }])
    const today = screen.getByRole('region', { name: 'Today at Dabara House' })
    expect(within(today).getByRole('listitem')).toHaveTextContent('aanya rao')
  })

  test('a café without a name is called so in the list, the title and the stored visit', async () => {
    localStorage.setItem('cafes', JSON.stringify([{ id: 7, name: ' ', status: 'Active' }]))
    localStorage.setItem('draft:desk-cafe', '"7"')
    await openDesk()
    expect(screen.getByRole('option', { name: 'Café without a name' })).toBeInTheDocument()
    const title = screen.getByRole('heading', { level: 2, name: /Café without a name/ })
    expect(title).toBeVisible()
    reader.text = codes().qrText
    await startCamera()
    await waitFor(() => expect(visits()).toMatchObject([{ cafe: 'Café without a name' }]))
  })

  test('a phone that stays in front of it keeps the success', async () => {
    await openDesk()
    reader.text = codes().qrText
    await startCamera()
    await waitFor(() => expect(status()).toContain('Checked in'))
    reader.text = codes(new Date(now.getTime() + 60_000)).qrText
    await act(() => new Promise((done) => setTimeout(done, 400)))
    expect(status()).toContain('First visit today')
    expect(visits()).toHaveLength(1)
  })

  test('refuses yesterday’s photograph of a code', async () => {
    await openDesk()
    reader.text = codes(new Date('2026-11-22T09:30+05:30')).qrText
    await startCamera()
    await waitFor(() => expect(status()).toContain('Code expired'))
    expect(status()).toContain('It was shown on 22 Nov 2026, 9:30 AM.')
    expect(visits()).toEqual([])
  })

  test('refuses other QR codes', async () => {
    await openDesk()
    reader.text = 'https://example.in/menu'
    await startCamera()
    await waitFor(() => expect(status()).toContain('Not a Baithak code'))
  })

  test('a stop of a Hopping Pass is checked in, once', async () => {
    const booking = { bookingId: 'HOP-B7F2', printedCode: 'HOP-B7F2-2311' }
    const hop = { ...aanya, ...booking, day: now, stopIds: ['dabara-house'] }
    await openDesk()
    reader.text = hopQrText({ ...hop, now })
    await startCamera()
    await waitFor(() => expect(status()).toContain('Checked in'))
    expect(status()).toContain('Hopping PassFor 23 Nov 2026')
    expect(localStorage.getItem('checkins_HOP-B7F2')).toBe('["dabara-house"]')
    await userEvent.click(screen.getByRole('button', { name: 'Stop the camera' }))
    expect(stopTrack).toHaveBeenCalled()
  })

  test.each([
    ['NotAllowedError', 'The camera is blocked'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'The camera did not start'],
  ])('that fails with %s says so, and can be tried again', async (name, message) => {
    await openDesk()
    getUserMedia.mockRejectedValueOnce(new DOMException('', name))
    await startCamera()
    expect(await screen.findByText(new RegExp(message))).toBeVisible()
    await startCamera()
    expect(await screen.findByRole('button', { name: 'Stop the camera' })).toBeVisible()
    expect(screen.queryByText(new RegExp(message))).toBeNull()
  })

  test('is missing on a page without the API', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    await openDesk()
    await startCamera()
    expect(await screen.findByText(/No camera was found/)).toBeVisible()
  })

  test.each(['start', 'first frame'])('says when it has no reader: %s', async (failsAt) => {
    reader.failsAt = failsAt
    await openDesk()
    await startCamera()
    expect(await screen.findByText(/The code reader could not be loaded/)).toBeVisible()
  })
})

describe('a typed code', () => {
  test('checks a member in at the chosen café, and the field is ready for the next one', async () => {
    await openDesk()
    await userEvent.selectOptions(screen.getByLabelText('This desk is at'), 'Khidki Coffee')
    await type(groupCode(codes().shortCode).toLowerCase())
    expect(status()).toContain('Checked in')
    expect(status()).toContain('Name not in a typed code')
    expect(visits()).toMatchObject([{ cafeId: 'khidki-coffee', cafe: 'Khidki Coffee' }])
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
    await type(codes().shortCode)
    expect(status()).toContain('Already checked in todayName not in a typed code')
    expect(status()).toContain('Here, at 9:30 AM.')
    expect(visits()).toHaveLength(1)
  })

  test('with a typing error keeps the text, with the error beside it', async () => {
    await openDesk()
    await type('K7Q2-M9XD-4HTB')
    expect(field()).toHaveAccessibleDescription(/No code has these letters and digits/)
    expect(field()).toHaveValue('K7Q2-M9XD-4HTB')
    await userEvent.clear(field())
    await userEvent.keyboard('\u200b{Enter}')
    expect(field()).toHaveAccessibleDescription(/Enter the code/)
  })

  test('of a booking on this device checks its Hopping Pass in', async () => {
    const route = {
      route_id: 7,
      route_name: 'Night Walk',
      event_date: new Date('2026-11-23T18:00+05:30').toISOString(),
      cafes_included: [{ id: 'dabara-house', name: 'Dabara House' }],
    }
    localStorage.setItem('cafe_hopping_routes', JSON.stringify([route]))
    localStorage.setItem(
      'cafe_hopping_bookings',
      JSON.stringify([{ booking_id: 12, route_id: 7, qr_code: 'HOP-12' }]),
    )
    await openDesk()
    await type('hop-12')
    expect(status()).toContain('Checked in')
    expect(localStorage.getItem('checkins_12')).toBe('["dabara-house"]')
  })
})

describe('The counter', () => {
  const next = () => screen.queryByRole('button', { name: 'Next' })
  const submit = (text: string) => {
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.submit(field())
  }
  /** The desk has loaded with real timers. */
  const fakeTimers = () =>
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] })

  test('a result covers the screen for three seconds, and longer while it is touched', async () => {
    await openDesk()
    fakeTimers()
    submit(codes().shortCode)
    act(() => void vi.advanceTimersByTime(2900))
    const board = next()?.closest('[data-outcome]') as HTMLElement
    expect(board).toHaveTextContent('Checked in at 9:30 AM')
    expect(board).toHaveTextContent('Premium coffee included')
    expect(board).toHaveTextContent('Dabara House1 guest today')
    fireEvent.pointerDown(board)
    act(() => void vi.advanceTimersByTime(5000))
    expect(next()).toBeInTheDocument()
    fireEvent.pointerUp(board)
    act(() => void vi.advanceTimersByTime(101))
    expect(next()).toBeNull()
    expect(status()).toContain('Checked in')
  })

  test('‘Already checked in’ is information with the time of the visit, no error', async () => {
    await openDesk()
    submit(codes().shortCode)
    fireEvent.click(next() as HTMLElement)
    expect(next()).toBeNull()
    submit(codes().shortCode)
    const board = next()?.closest('[data-outcome]') as HTMLElement
    expect(board).toHaveTextContent('Already checked in at 9:30 AM')
    expect(board).toHaveTextContent('There is nothing more to do.')
    expect(board.dataset.outcome).toBe('already')
    expect(screen.getByText('Already checked in today')).not.toHaveClass('text-bad')
    expect(document.querySelector('.text-bad, .border-bad')).toBeNull()
  })

  test('a key that is typed belongs to the next code', async () => {
    await openDesk()
    submit(codes().shortCode)
    fireEvent.keyDown(field(), { key: 'K' })
    expect(next()).toBeNull()
  })

  test('it sounds and vibrates: once for a visit, twice for one that is counted already', async () => {
    const vibrateDevice = vi.fn()
    const tones: number[] = []
    class FakeAudio {
      currentTime = 0
      destination = {}
      createGain = () => ({ gain: {}, connect() {} })
      createOscillator() {
        const frequency = {
          set value(hertz: number) {
            tones.push(hertz)
          },
        }
        return { frequency, connect() {}, start() {}, stop() {} }
      }
    }
    vi.stubGlobal('AudioContext', FakeAudio)
    Object.defineProperty(navigator, 'vibrate', { value: vibrateDevice, configurable: true })
    await openDesk()
    submit(codes().shortCode)
    submit(codes().shortCode)
    expect(vibrateDevice.mock.calls).toEqual([[[35]], [[30, 60, 30]]])
    expect(tones).toEqual([660, 990, 520, 520])
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  test('the code field groups and capitalises, and leaves a Hopping Pass its own groups', async () => {
    await openDesk()
    await userEvent.type(field(), 'k7q2m9xd4h')
    expect(field()).toHaveValue('K7Q2-M9XD-4H')
    await userEvent.keyboard('{Backspace}{Backspace}')
    expect(field()).toHaveValue('K7Q2-M9XD')
    await userEvent.clear(field())
    await userEvent.type(field(), 'hop-b7f2-2311')
    expect(field()).toHaveValue('HOP-B7F2-2311')
  })

  test('on a phone it is the dashboard’s first button and starts the camera at once', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    }))
    renderAdmin('/admin/dashboard')
    const link = await screen.findByRole('link', { name: 'Check-in desk' })
    expect(screen.getByRole('main').querySelector('a, button, input')).toBe(link)
    await userEvent.click(link)
    expect(await screen.findByRole('button', { name: 'Stop the camera' })).toBeVisible()
    vi.unstubAllGlobals()
  })
})

test('the chosen café is remembered', async () => {
  const { unmount } = await openDesk()
  await userEvent.selectOptions(screen.getByLabelText('This desk is at'), 'Khidki Coffee')
  unmount()
  await openDesk()
  expect(screen.getByLabelText('This desk is at')).toHaveDisplayValue('Khidki Coffee')
})

test('a visit that cannot be stored is not reported as checked in', async () => {
  await openDesk()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await type(codes().shortCode)
  expect(status()).toContain('Not saved')
})

test('an earlier check-in names its café in the chosen language, whichever it was stored in', async () => {
  localStorage.setItem(
    'draft:visits',
    JSON.stringify([
      {
        id: '1',
        memberId: aanya.memberId,
        name: '',
        passId: 'gold_monthly',
        cafeId: 'khidki-coffee',
        cafe: 'खिड़की कॉफ़ी',
        at: new Date().toISOString(),
      },
    ]),
  )
  await openDesk()
  await type(codes().shortCode)
  expect(status()).toContain('Also today: Khidki Coffee, ')
})
