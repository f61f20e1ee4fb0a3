import { cafesRecord } from '@baithak/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { describe, expect, test, vi } from 'vitest'
import {
  chooseFiles,
  createPhoto,
  field,
  fillField,
  fillForm,
  openDialog,
  previewNames,
  setUpDialogTests,
  submitDialog,
  user,
} from '../testing/add-cafe-dialog'
import { renderAdmin } from '../testing/render-admin'

setUpDialogTests()

describe('adding a café', () => {
  test('an added café is Active and in the table, with the toast ‘Café Added’', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await fillField('City', 'Mysuru')
    await fillField('Contact', '+91 80 4123 5567')
    await user.click(screen.getByRole('radio', { name: 'Gold' }))
    await user.click(screen.getByRole('button', { name: 'WiFi' }))
    await user.click(screen.getByRole('button', { name: 'Quiet Zone' }))
    await chooseFiles(createPhoto('counter.jpg'))
    await waitFor(() => expect(previewNames()).toEqual(['counter.jpg']))
    await submitDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.toasts).toEqual([
      { title: 'Café Added', description: 'Kaapi Verandah now shows in Explore.' },
    ])
    expect(host.storage.record(cafesRecord).getState()).toEqual([
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

  test('the dialog closes, and opens again empty', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await submitDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
    await openDialog()
    expect(field('Name')).toHaveValue('')
  })

  test('Details: its row comes first, is highlighted and scrolled into view, until the table is sorted', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    renderAdmin('/admin/dashboard?q=dabara')
    await openDialog()
    await fillForm()
    await submitDialog()
    const row = screen.getAllByRole('rowheader')[0]?.closest('tr')
    expect(row).toHaveAccessibleName(/Kaapi Verandah/)
    expect(row).toHaveClass('bg-acc-tint')
    expect(scrolled.mock.instances).toEqual([row])
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(screen.getByRole('row', { name: /Kaapi Verandah/ })).not.toHaveClass('bg-acc-tint')
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Bookmark Reading Room')
  })

  test('Details: nobody has been there: it has no occupancy and no rating', async () => {
    renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    await submitDialog()
    await user.click(screen.getByRole('link', { name: 'Kaapi Verandah' }))
    await screen.findByRole('heading', { level: 1, name: 'Kaapi Verandah' })
    expect(screen.getByText('Occupancy').closest('dt')?.nextSibling).toHaveTextContent('None yet')
    expect(screen.getByText('Rating').closest('dt')?.nextSibling).toHaveTextContent('Not rated yet')
  })

  test('name and address are required: each has a message, and the first one gets the focus', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await openDialog()
    await submitDialog()
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription('Enter the name')
    expect(field('Address')).toHaveAccessibleDescription('Enter the address')
    await fillField('Name', 'Kaapi')
    expect(field('Name')).not.toHaveAccessibleDescription()
    await fillField('Address', '   ')
    await submitDialog()
    expect(field('Address')).toHaveFocus()
    expect(field('Address')).toBeInvalid()
    expect(host.storage.record(cafesRecord).getState()).toEqual([])
  })

  test('a café replaces the sample of the same name in the table', async () => {
    renderAdmin('/admin/dashboard')
    const before = (await screen.findAllByRole('row')).length
    await openDialog()
    await fillForm({ name: 'dabara house' })
    await submitDialog()
    expect(screen.getByRole('link', { name: 'dabara house' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Dabara House' })).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(before)
  })

  test('a second click while the dialog closes adds no second café and leaves no error message', async () => {
    const { host } = renderAdmin('/admin/dashboard')
    await openDialog()
    await fillForm()
    const button = screen.getByRole('button', { name: 'Add Café' })
    act(() => {
      // A browser renders the first click's changes before the second click; the dialog closes later.
      flushSync(() => button.click())
      button.click()
    })
    expect(host.storage.record(cafesRecord).getState()).toHaveLength(1)
    await openDialog()
    expect(screen.queryByText('Enter the name')).toBeNull()
    await fillForm({ name: 'Another' })
    await submitDialog()
    expect(host.storage.record(cafesRecord).getState()).toHaveLength(2)
  })
})
