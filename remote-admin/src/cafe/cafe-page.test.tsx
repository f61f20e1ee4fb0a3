import { cafesRecord } from '@baithak/domain'
import { expectTexts, fixDate, press, readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'
import { telHref } from './cafe-details'

fixDate('2026-11-21T09:00+05:30')

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a café’s page shows its check-ins, facts, amenities and images', async () => {
  const { path } = renderAdmin('/admin/cafe/dabara-house')
  await heading('Dabara House')
  const checkIns = within(screen.getByRole('region', { name: 'Check-ins' }))
  expect(checkIns.getByText('Live check-ins').nextSibling).toHaveTextContent('14')
  expect(checkIns.getByText('Last seven days').nextSibling).toHaveTextContent('286')
  expect(checkIns.getAllByRole('cell')).toHaveLength(7)
  expect(screen.getByText('100 Feet Road, Indiranagar, Bengaluru')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '+91 80 4123 5567' })).toHaveAttribute(
    'href',
    'tel:+918041235567',
  )
  expect(screen.getByText('4.8')).toBeInTheDocument()
  expectTexts(['Gold', 'Active', 'Low', 'WiFi', 'Charging', 'AC', 'Food', 'Quiet Zone'])
  expect(screen.getAllByRole('img', { name: /^Dabara House, image \d of 4$/ })).toHaveLength(4)
  press('Back to the dashboard')
  expect(path()).toBe('/admin/dashboard')
})

test('a café that is stored while its page says ‘Loading...’ appears, with what it lacks', async () => {
  const { host } = renderAdmin('/admin/cafe/7')
  expect(await screen.findByText('Loading...')).toBeInTheDocument()
  const stored = { id: 7, name: ' ', status: 'Active', contact: 'ask for Meher' } as const
  act(() => void host.storage.record(cafesRecord).write([stored]))
  await heading('Café without a name')
  expect(screen.queryByText('Check-ins, day by day')).toBeNull()
  expectTexts(['Not specified', 'Not rated yet', 'None yet', 'None listed', 'No images yet'])
  expect(screen.getByText(/^Check in your first guest at the desk/)).toBeInTheDocument()
})

test('a café that waits for approval can be neither promoted nor edited', async () => {
  const { host } = renderAdmin('/admin/cafe/irani-corner')
  expect(await screen.findByText(/^Once the café is approved/)).toBeInTheDocument()
  press('Promote Café')
  expect(host.toasts).toMatchObject([{ title: expect.stringContaining('cannot see it yet') }])
  expect(screen.getByText('Its details can be edited once it is approved.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit Details' })).toBeNull()
})

test('a café is promoted for a week or until that is ended, and each toast undoes it', async () => {
  const { host } = renderAdmin('/admin/cafe/dabara-house')
  const undo = () => act(() => host.toasts.at(-1)?.action?.onPress())
  await heading('Dabara House')
  press('Promote Café')
  expect(host.toasts).toMatchObject([{ title: 'Café Promoted', action: { label: 'Undo' } }])
  expect(screen.getByText('Promoted until 28 Nov 2026')).toBeInTheDocument()
  expect(readLocalStorage('draft:promoted-cafes')).toEqual({
    'dabara-house': new Date('2026-11-28T09:00+05:30').getTime(),
  })
  undo()
  press('Promote Café')
  vi.setSystemTime(new Date('2026-11-24T09:00+05:30'))
  press('End promotion')
  expect(screen.getByRole('button', { name: 'Promote Café' })).toBeInTheDocument()
  undo()
  expect(screen.getByText('Promoted until 28 Nov 2026')).toBeInTheDocument()
})

test('a promotion ends by itself', async () => {
  const end = new Date('2026-11-21T08:59+05:30').getTime()
  seedLocalStorage({ 'draft:promoted-cafes': { 'dabara-house': end } })
  renderAdmin('/admin/cafe/dabara-house')
  expect(await screen.findByRole('button', { name: 'Promote Café' })).toBeInTheDocument()
  expect(screen.queryByText(/^Promoted until/)).toBeNull()
})

test.each([
  ['98450 12345', '9845012345'],
  ['+91 (0)80 4123 5567', '+918041235567'],
  ['(080) 4123-5567', '08041235567'],
  ['९८४५० १२३४५', '9845012345'],
  ['1800 123 4567', '18001234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['98450 12345 (10-6)', null],
  ['98450 12345 10-6', null],
  ['98450 12345 / 98450 12346', null],
  ['+91 080 4123 5567', null],
  ['4123 5567', null],
  ['+91 98450 1234', null],
  ['ask for Meher', null],
])('the contact %s dials %s', (contact, number) => {
  expect(telHref(contact)).toBe(number && `tel:${number}`)
})

test('a very long contact is not dialled, and takes no longer to read', () => {
  expect(telHref(`+91${' '.repeat(200_000)}!`)).toBeNull()
})
