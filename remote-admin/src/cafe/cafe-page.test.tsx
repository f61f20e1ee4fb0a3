import { cafesRecord } from '@baithak/domain'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

afterEach(() => void vi.useRealTimers())

/** Asks for the promotion and confirms it after its card. */
async function promote() {
  await userEvent.click(await screen.findByRole('button', { name: 'Promote Café' }))
  await userEvent.click(screen.getByRole('button', { name: /^Promote until/ }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a café’s page', () => {
  test('it has live check-ins, the week as a chart, address, contact, rating, occupancy and amenities', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T12:00+05:30'), toFake: ['Date'] })
    renderAdmin('/admin/cafe/dabara-house')
    await heading('Dabara House')
    const checkIns = within(screen.getByRole('region', { name: 'Check-ins' }))
    expect(checkIns.getByText('Live check-ins').nextSibling).toHaveTextContent('7')
    expect(checkIns.getByText('This week').nextSibling).toHaveTextContent('263')
    expect(checkIns.getAllByRole('listitem')).toHaveLength(7)
    expect(checkIns.getByText(/^Today: \d+ check-ins$/)).toBeInTheDocument()
    expect(screen.getByText('100 Feet Road, Indiranagar, Bengaluru')).toBeVisible()
    expect(screen.getByRole('link', { name: '+91 80 4123 5567' })).toHaveAttribute(
      'href',
      'tel:+918041235567',
    )
    expect(screen.getByText('4.8')).toBeVisible()
    for (const word of ['Gold', 'Active', 'Low', 'WiFi', 'Charging', 'AC', 'Food', 'Quiet Zone'])
      expect(screen.getByText(word)).toBeVisible()
    expect(screen.getAllByRole('img', { name: /^Dabara House, image \d of 4$/ })).toHaveLength(4)
  })

  test('a café added today has a first step instead of empty charts', async () => {
    const { host, path } = renderAdmin('/admin/cafe/C-7')
    act(() => {
      host.storage.record(cafesRecord).write([{ id: 'C-7', name: 'Kaapi', status: 'Active' }])
    })
    const first = within(await screen.findByRole('region', { name: 'The first check-in' }))
    expect(screen.queryByRole('heading', { name: 'Peak hours' })).toBeNull()
    expect(screen.queryByText('Check-ins, day by day')).toBeNull()
    await userEvent.click(first.getByRole('link', { name: 'Check-in desk' }))
    expect(path()).toBe('/admin/check-in')
    expect(localStorage.getItem('draft:desk-cafe')).toBe('"C-7"')
  })

  test('a café that waits for approval says when its check-ins come', async () => {
    renderAdmin('/admin/cafe/irani-corner')
    expect(await screen.findByText(/^Once the café is approved/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Check-in desk' })).toBeNull()
  })

  test('Promotion works: the partner sees the card of the members’ row before confirming', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30'), toFake: ['Date'] })
    const { host } = renderAdmin('/admin/cafe/dabara-house')
    await userEvent.click(await screen.findByRole('button', { name: 'Promote Café' }))
    const preview = within(screen.getByRole('region', { name: 'What members will see' }))
    expect(preview.getByText('Dabara House')).toBeVisible()
    expect(preview.getByText('Promoted')).toBeVisible()
    expect(
      preview.getByText(/^Until 28 Nov 2026, Dabara House leads “Nearby workspaces” on Home/),
    ).toBeVisible()
    expect(host.toasts).toEqual([])
    await userEvent.click(preview.getByRole('button', { name: 'Not now' }))
    expect(localStorage.getItem('draft:promoted-cafes')).toBeNull()
    await promote()
    expect(JSON.parse(localStorage.getItem('draft:promoted-cafes') ?? '{}')).toEqual({
      'dabara-house': new Date('2026-11-28T09:00+05:30').getTime(),
    })
  })

  test('a café that waits for approval cannot be promoted, and its button says why', async () => {
    renderAdmin('/admin/cafe/irani-corner')
    const button = await screen.findByRole('button', { name: 'Promote Café' })
    expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(screen.getByText(/^Members do not see it yet\./)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'What members will see' })).toBeNull()
  })

  test('Undo in the toast ends the promotion', async () => {
    const { host } = renderAdmin('/admin/cafe/dabara-house')
    await promote()
    expect(screen.getByText(/^Promoted until/)).toBeVisible()
    expect(host.toasts).toMatchObject([{ title: 'Café Promoted', action: { label: 'Undo' } }])
    act(() => host.toasts[0]?.action?.onPress())
    expect(screen.queryByText(/^Promoted until/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Promote Café' })).toBeVisible()
  })

  test('Undo in the toast of an ended promotion gives it back its end', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30'), toFake: ['Date'] })
    const { host } = renderAdmin('/admin/cafe/dabara-house')
    await promote()
    vi.setSystemTime(new Date('2026-11-23T09:00+05:30'))
    await userEvent.click(screen.getByRole('button', { name: 'End promotion' }))
    const last = host.toasts.at(-1)
    expect(last).toMatchObject({ title: 'Promotion ended', action: { label: 'Undo' } })
    act(() => last?.action?.onPress())
    expect(screen.getByText('Promoted until 28 Nov 2026')).toBeVisible()
  })

  test('Details: a promotion shows its end, can be ended, and ends by itself', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00+05:30'), toFake: ['Date'] })
    const first = renderAdmin('/admin/cafe/dabara-house')
    await userEvent.click(await screen.findByRole('button', { name: 'Promote Café' }))
    await userEvent.dblClick(screen.getByRole('button', { name: /^Promote until/ }))
    expect(first.host.toasts).toHaveLength(1)
    expect(screen.getByText('Promoted until 28 Nov 2026')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Promote Café' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'End promotion' }))
    expect(screen.queryByText(/^Promoted until/)).toBeNull()
    await promote()
    first.unmount()
    vi.setSystemTime(new Date('2026-11-28T08:00+05:30'))
    const second = renderAdmin('/admin/cafe/dabara-house')
    expect(await screen.findByText('Promoted until 28 Nov 2026')).toBeVisible()
    second.unmount()
    vi.setSystemTime(new Date('2026-11-28T10:00+05:30'))
    renderAdmin('/admin/cafe/dabara-house')
    expect(await screen.findByRole('button', { name: 'Promote Café' })).toBeVisible()
    expect(screen.queryByText(/^Promoted until/)).toBeNull()
    vi.useRealTimers()
  })

  test('a missing café shows ‘Loading...’ until it appears', async () => {
    const { host, path } = renderAdmin('/admin/cafe/C-7')
    expect(await screen.findByText('Loading...')).toBeVisible()
    act(() => {
      host.storage.record(cafesRecord).write([{ id: 'C-7', name: 'Kaapi Verandah' }])
    })
    expect(await heading('Kaapi Verandah')).toBeVisible()
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(path()).toBe('/admin/cafe/C-7')
  })

  test('an added café shows its images, and marks missing values', async () => {
    const { host } = renderAdmin('/admin/cafe/7')
    act(() => {
      host.storage
        .record(cafesRecord)
        .write([{ id: 7, name: 'Kaapi', image: 'data:a', images: ['data:a', null] }])
    })
    await heading('Kaapi')
    expect(screen.getByRole('img', { name: 'Kaapi, image 1 of 1' })).toHaveAttribute(
      'src',
      'data:a',
    )
    expect(screen.getAllByText('Not given')).toHaveLength(2)
    expect(screen.getByText('Not rated yet')).toBeVisible()
    expect(screen.getByText('None yet')).toBeVisible()
    expect(screen.getByText('None listed')).toBeVisible()
  })

  test('a café with only a blank name has a page', async () => {
    const { host } = renderAdmin('/admin/cafe/7')
    act(() => {
      host.storage.record(cafesRecord).write([{ id: 7, name: '' }])
    })
    expect(await heading('Café without a name')).toBeVisible()
    expect(screen.getByText('No images yet')).toBeVisible()
  })

  test('a contact that is not a phone number is not a link', async () => {
    const { host } = renderAdmin('/admin/cafe/7')
    act(() => {
      host.storage.record(cafesRecord).write([{ id: 7, name: 'Kaapi', contact: 'ask for Meher' }])
    })
    expect(await screen.findByText('ask for Meher')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'ask for Meher' })).toBeNull()
  })

  test('back opens the dashboard, even on a direct visit', async () => {
    const { path } = renderAdmin('/admin/cafe/dabara-house')
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the dashboard' }))
    expect(path()).toBe('/admin/dashboard')
  })
})
