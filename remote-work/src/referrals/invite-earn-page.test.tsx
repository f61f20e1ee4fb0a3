import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLocalStorage, renderWork } from '../testing/render-work'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30') })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => renderWork('/invite-earn')
const code = () => screen.getByText(/^BAITHAK[A-Z0-9]{6}$/)
const statuses = () =>
  within(
    screen.getByRole('heading', { name: 'Your Referrals' }).closest('section') ?? document.body,
  )
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}
/** What the device of the visitor can do. */
function device({ share, copy }: { share?: unknown; copy?: unknown }) {
  vi.stubGlobal('navigator', {
    ...(share !== undefined && { share }),
    ...(copy !== undefined && { clipboard: { writeText: copy } }),
  })
}

test('the page has a promo banner, a referral code that is new each time, and buttons to copy and share it', async () => {
  const first = await open()
  const { textContent } = code()
  first.unmount()
  await open()
  expect(code()).not.toHaveTextContent(textContent)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Invite & Earn')
  expect(screen.getByText('A table for two, on us')).toBeInTheDocument()
  expect(code()).toBeInTheDocument()
  for (const name of ['Copy code', 'Share Invite', "Simulate Friend's Purchase"])
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
})

describe('copying the code', () => {
  test('the button copies the code and shows a checkmark for two seconds', async () => {
    const copy = vi.fn(async () => {})
    device({ copy })
    const { host } = await open()
    const { textContent } = code()
    await tap('Copy code')
    expect(copy).toHaveBeenCalledWith(textContent)
    expect(screen.getByText('Code copied')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1999))
    expect(screen.getByText('Code copied')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Code copied')).toBeNull()
    expect(host.toasts).toEqual([])
  })

  test('a device without a clipboard is not met with silence', async () => {
    device({})
    const { host } = await open()
    await tap('Copy code')
    expect(host.toasts).toMatchObject([{ title: 'Could not copy the code', destructive: true }])
    expect(screen.queryByText('Code copied')).toBeNull()
  })
})

describe('sharing the invite', () => {
  test('it goes through the share sheet, with a link that carries the code in ref', async () => {
    const share = vi.fn(async () => {})
    device({ share })
    const { host } = await open()
    await tap('Share Invite')
    const { textContent } = code()
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Join me on Baithak',
      text: expect.stringContaining(textContent),
      url: `${window.location.origin}/?ref=${textContent}`,
    })
    expect(host.toasts).toEqual([])
  })

  test('without a share sheet the message and its link are copied, with a toast', async () => {
    const copy = vi.fn(async (_text: string) => {})
    device({ copy })
    const { host } = await open()
    await tap('Share Invite')
    expect(copy.mock.calls[0]?.[0]).toContain(`/?ref=${code().textContent}`)
    expect(host.toasts).toEqual([
      {
        title: 'Copied to Clipboard!',
        description: 'Your referral message is ready to be shared.',
      },
    ])
  })
})

describe('Your Referrals', () => {
  test('without stored referrals there are samples of both kinds, with name, date and status', async () => {
    await open()
    expect(statuses()).toEqual([
      'KAKabir Anand12 Nov 2026Completed',
      'MIMeher Irani18 Nov 2026Pending',
      'DPDev Pillai19 Nov 2026Pending',
    ])
  })

  test('the simulation completes every pending friend and rewards the first only; then none is pending', async () => {
    const { host } = await open()
    await tap("Simulate Friend's Purchase")
    expect(statuses().every((row) => row?.endsWith('Completed'))).toBe(true)
    await tap("Simulate Friend's Purchase")
    expect(host.toasts).toEqual([
      {
        title: 'Referral Complete!',
        description: "Meher Irani purchased a pass. You've both earned a ₹50 F&B coupon.",
      },
      {
        title: 'No Pending Invites',
        description: 'All your current invites have completed the process.',
        destructive: true,
      },
    ])
    expect(readLocalStorage('userCoupons')).toMatchObject([
      { title: '₹50 F&B coupon', type: 'referral', status: 'active', expiry: '21 Dec 2026' },
    ])
    expect(readLocalStorage('userCoupons')).toHaveLength(1)
    expect(readLocalStorage('referrals')).toHaveLength(3)
  })
})
