import { act, screen, waitFor, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  add,
  choose,
  field,
  fill,
  open,
  opens,
  photograph,
  previews,
  user,
  write,
} from '../testing/add-cafe-dialog'
import { renderAdmin } from '../testing/render-admin'
import * as decoding from './decode-image'

beforeEach(() => {
  vi.spyOn(decoding, 'decodeImage').mockImplementation(opens)
})

describe('adding a café', () => {
  test('an added café is Active at once, stands in the table, and the toast says ‘Café Added’', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    await fill()
    await write('City', 'Mysuru')
    await write('Contact', '+91 80 4123 5567')
    await user.click(screen.getByRole('radio', { name: 'Gold' }))
    await user.click(screen.getByRole('button', { name: 'WiFi' }))
    await user.click(screen.getByRole('button', { name: 'Quiet Zone' }))
    await choose(photograph('counter.jpg'))
    await waitFor(() => expect(previews()).toEqual(['counter.jpg']))
    await add()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.toasts).toEqual([
      { title: 'Café Added', description: 'Kaapi Verandah now shows in Explore.' },
    ])
    expect(host.storage.cafes.getState()).toEqual([
      expect.objectContaining({
        name: 'Kaapi Verandah',
        city: 'Mysuru',
        address: '12 Lavelle Road',
        contact: '+91 80 4123 5567',
        category: 'Gold',
        passType: 'Gold',
        status: 'Active',
        amenities: ['wifi', 'quiet'],
        image: 'data:image/jpeg,counter.jpg',
      }),
    ])
    const row = screen.getByRole('row', { name: /Kaapi Verandah/ })
    expect(within(row).getAllByText('Active')[0]).toBeVisible()
    expect(row.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg,counter.jpg')
  })

  test('name and address are required: the message stands at the field and the first one takes the focus', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    await add()
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription('Enter the name')
    expect(field('Address')).toHaveAccessibleDescription('Enter the address')
    await write('Name', 'Kaapi')
    expect(field('Name')).not.toHaveAccessibleDescription()
    await write('Address', '   ')
    await add()
    expect(field('Address')).toHaveFocus()
    expect(field('Address')).toBeInvalid()
    expect(host.storage.cafes.getState()).toEqual([])
  })

  test('a café of the same name as a sample takes its place in the table', async () => {
    renderAdmin('/admin/dashboard')
    const before = (await screen.findAllByRole('row')).length
    await open()
    await fill({ name: 'dabara house' })
    await add()
    expect(screen.getByRole('link', { name: 'dabara house' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Dabara House' })).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(before)
  })

  test('a second press while the dialog closes adds no second café and leaves no complaint behind', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    await fill()
    const button = screen.getByRole('button', { name: 'Add Café' })
    act(() => {
      // A browser draws what the first press changed before it brings the second; that the dialog closes comes later.
      flushSync(() => button.click())
      button.click()
    })
    expect(host.storage.cafes.getState()).toHaveLength(1)
    await open()
    expect(screen.queryByText('Enter the name')).toBeNull()
    await fill({ name: 'Another' })
    await add()
    expect(host.storage.cafes.getState()).toHaveLength(2)
  })

  test('three clicks in one task add one café', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    await fill()
    const button = screen.getByRole('button', { name: 'Add Café' })
    act(() => {
      for (let click = 0; click < 3; click += 1) button.click()
    })
    expect(host.storage.cafes.getState()).toHaveLength(1)
    expect(host.toasts).toHaveLength(1)
  })

  test('cafés that another tab adds meanwhile are not lost', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await open()
    await fill()
    localStorage.setItem('cafes', JSON.stringify([{ name: 'Neem Tree' }]))
    await add()
    expect(host.storage.cafes.getState().map(({ name }) => name)).toEqual([
      'Neem Tree',
      'Kaapi Verandah',
    ])
  })
})
