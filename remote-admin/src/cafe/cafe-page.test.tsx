import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { fixDate } from '@baithak/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

fixDate('2026-11-21T09:00+05:30')

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Opens a stored café, which appears while 'Loading...' stands. */
async function openStored(cafe: StoredCafe) {
  const admin = renderAdmin(`/admin/cafe/${cafe.id}`)
  expect(await screen.findByText('Loading...')).toBeInTheDocument()
  act(() => void admin.host.storage.record(cafesRecord).write([cafe]))
  return admin
}

test('a café’s page has live check-ins, its week, address, contact, rating, occupancy and amenities', async () => {
  const { path } = renderAdmin('/admin/cafe/dabara-house')
  await heading('Dabara House')
  const checkIns = within(screen.getByRole('region', { name: 'Check-ins' }))
  expect(checkIns.getByText('Live check-ins').nextSibling).toHaveTextContent('14')
  expect(checkIns.getByText('This week').nextSibling).toHaveTextContent('286')
  expect(checkIns.getAllByRole('cell')).toHaveLength(7)
  expect(screen.getByText('100 Feet Road, Indiranagar, Bengaluru')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '+91 80 4123 5567' })).toHaveAttribute(
    'href',
    'tel:+918041235567',
  )
  expect(screen.getByText('4.8')).toBeInTheDocument()
  for (const word of ['Gold', 'Active', 'Low', 'WiFi', 'Charging', 'AC', 'Food', 'Quiet Zone'])
    expect(screen.getByText(word)).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: /^Dabara House, image \d of 4$/ })).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Back to the dashboard' }))
  expect(path()).toBe('/admin/dashboard')
})

test('a café without check-ins has the way to the first one, and its missing values are marked', async () => {
  const { path } = await openStored({
    id: 7,
    name: ' ',
    status: 'Active',
    contact: 'ask for Meher',
  })
  await heading('Café without a name')
  expect(screen.queryByText('Check-ins, day by day')).toBeNull()
  for (const text of ['Not given', 'Not rated yet', 'None yet', 'None listed', 'No images yet'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'ask for Meher' })).toBeNull()
  const first = within(screen.getByRole('region', { name: 'The first check-in' }))
  await userEvent.click(first.getByRole('link', { name: 'Check-in desk' }))
  expect(path()).toBe('/admin/check-in')
  expect(localStorage.getItem('draft:desk-cafe')).toBe('"7"')
})

test('a café that waits for approval says so, and can be neither promoted nor edited', async () => {
  renderAdmin('/admin/cafe/irani-corner')
  expect(await screen.findByText(/^Once the café is approved/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Promote Café' }))
  expect(screen.getByText(/^Members do not see it yet\./)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Promote until/ })).toBeNull()
  expect(screen.getByText('Its details can be edited once it is approved.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit Details' })).toBeNull()
})

test('a promotion: its card is seen before, it has an end, can be ended and undone, and ends by itself', async () => {
  const { host, unmount } = renderAdmin('/admin/cafe/dabara-house')
  const promote = () => screen.findByRole('button', { name: 'Promote Café' })
  await userEvent.click(await promote())
  const preview = within(screen.getByRole('region', { name: 'What members will see' }))
  expect(
    preview.getByText(/^Until 28 Nov 2026, Dabara House leads “Nearby workspaces” on Home/),
  ).toBeInTheDocument()
  expect(host.toasts).toEqual([])
  await userEvent.click(preview.getByRole('button', { name: /^Promote until/ }))
  expect(host.toasts).toMatchObject([{ title: 'Café Promoted', action: { label: 'Undo' } }])
  expect(JSON.parse(localStorage.getItem('draft:promoted-cafes') ?? '{}')).toEqual({
    'dabara-house': new Date('2026-11-28T09:00+05:30').getTime(),
  })
  vi.setSystemTime(new Date('2026-11-23T09:00+05:30'))
  await userEvent.click(screen.getByRole('button', { name: 'End promotion' }))
  expect(await promote()).toBeInTheDocument()
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(screen.getByText('Promoted until 28 Nov 2026')).toBeInTheDocument()
  unmount()
  vi.setSystemTime(new Date('2026-11-28T10:00+05:30'))
  renderAdmin('/admin/cafe/dabara-house')
  expect(await promote()).toBeInTheDocument()
  expect(screen.queryByText(/^Promoted until/)).toBeNull()
})
