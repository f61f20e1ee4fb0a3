import { cafesRecord } from '@baithak/domain'
import { enter, press, rejectWrites } from '@baithak/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'
import { compressFile } from './compress-file'

// jsdom decodes no images.
vi.mock('./compress-file')
const compress = async ({ name }: File) =>
  name.startsWith('broken') ? null : `data:image/jpeg,${name}`
beforeEach(() => void vi.mocked(compressFile).mockImplementation(compress))

const user = userEvent.setup({ applyAccept: false })
const photos = (...names: string[]) => names.map((name) => new File(['…'], `${name}.jpg`))
const field = (name: string) => screen.getByLabelText(name)
const chooseFiles = (...names: string[]) => user.upload(field('Choose images'), photos(...names))
const submitDialog = () => press('Add Café')
const previewNames = () =>
  screen
    .queryAllByRole('img', { name: /^Image \d/ })
    .map((image) => image.getAttribute('src')?.replace('data:image/jpeg,', ''))

// A search keeps the table short.
const dashboard = '/admin/dashboard?q=dabara'
async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add New Café' }))
  await screen.findByRole('dialog', { name: 'Add New Café' })
}
function fillForm() {
  enter('Name', 'Kaapi Verandah')
  enter('Address', '12 Lavelle Road')
}

test('a new café is first in the table, marked and Active, also once the device was full', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { host } = renderAdmin(dashboard)
  await openDialog()
  submitDialog()
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toHaveAccessibleDescription('Enter the name')
  expect(field('Address')).toHaveAccessibleDescription('Enter the address')
  fillForm()
  enter('City', 'Mysuru')
  fireEvent.click(screen.getByRole('radio', { name: 'Gold' }))
  press('WiFi')
  await chooseFiles('counter')
  await waitFor(() => expect(previewNames()).toEqual(['counter.jpg']))
  const allowWrites = rejectWrites('cafes')
  submitDialog()
  expect(screen.getByText(/there is no room left on this device/)).toBeInTheDocument()
  allowWrites()
  submitDialog()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The write that failed was reported too.
  expect(host.toasts.filter(({ destructive }) => !destructive)).toEqual([
    { title: 'Café Added', description: 'Kaapi Verandah now shows in Explore.' },
  ])
  expect(host.storage.record(cafesRecord).getState()).toMatchObject([
    { name: 'Kaapi Verandah', city: 'Mysuru', category: 'Gold', amenities: ['wifi'] },
  ])
  expect(host.snapshots.at(-1)?.cafes).toContain('Kaapi Verandah')
  const [first] = screen.getAllByRole('rowheader')
  const row = first?.closest('tr') as HTMLElement
  expect(row).toHaveTextContent('Kaapi Verandah')
  expect(within(row).getAllByText('Active')[0]).toBeInTheDocument()
  expect(row.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg,counter.jpg')
  expect(row).toHaveClass('bg-acc-tint')
  expect(scrolled.mock.instances).toContain(row)
  await openDialog()
  expect(field('Name')).toHaveValue('')
  expect(previewNames()).toEqual([])
})

test('the form is kept after a close and a reload, until Cancel', async () => {
  const first = renderAdmin(dashboard)
  await openDialog()
  fillForm()
  await chooseFiles('1')
  await waitFor(() => expect(previewNames()).toHaveLength(1))
  await user.keyboard('{Escape}')
  await openDialog()
  expect(field('Name')).toHaveValue('Kaapi Verandah')
  expect(previewNames()).toEqual(['1.jpg'])
  press('Cancel')
  expect(localStorage.getItem('draft:new-cafe')).toBeNull()
  const [toast] = first.host.toasts
  expect(toast).toMatchObject({ title: 'Changes discarded', action: { label: 'Undo' } })
  act(() => void toast?.action?.onPress())
  first.unmount()
  renderAdmin(dashboard)
  await openDialog()
  expect(field('Address')).toHaveValue('12 Lavelle Road')
})

test('the images of a café are at most five, and the first is the cover', async () => {
  renderAdmin(dashboard)
  await openDialog()
  await chooseFiles('broken', '1', '2', '3', '4', '5', '6')
  await waitFor(() => expect(previewNames()).toHaveLength(5))
  expect(screen.getByText(/“broken.jpg” could not be opened as an image/)).toBeInTheDocument()
  expect(screen.getByText(/Only 5 images fit. 1 was left out./)).toBeInTheDocument()
  expect(screen.getByText('Cover')).toBeInTheDocument()
  press('Remove image 1')
  expect(previewNames()).toEqual(['2.jpg', '3.jpg', '4.jpg', '5.jpg'])
  expect(field('Choose images')).toHaveFocus()
})

test('images are not added after Cancel, although one is still being compressed', async () => {
  let finish = () => {}
  vi.mocked(compressFile).mockImplementation(async (file) => {
    await new Promise<void>((done) => {
      finish = done
    })
    return compress(file)
  })
  const { host } = renderAdmin(dashboard)
  await openDialog()
  fillForm()
  await chooseFiles('1')
  expect(screen.getByText('Preparing image')).toBeInTheDocument()
  fireEvent.submit(field('Name').closest('form') as HTMLFormElement)
  expect(host.storage.record(cafesRecord).getState()).toEqual([])
  press('Cancel')
  await act(async () => finish())
  await openDialog()
  expect(previewNames()).toEqual([])
})

test('the edited values are shown on the café’s page', async () => {
  const { host } = renderAdmin('/admin/cafe/dabara-house')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Details' }))
  await screen.findByRole('dialog', { name: 'Edit Café' })
  expect(field('Address')).toHaveValue('100 Feet Road, Indiranagar')
  expect(previewNames()).toHaveLength(4)
  // An amenity that is marked again is not a change.
  press('WiFi')
  press('WiFi')
  enter('Name', 'Dabara Palace')
  expect(localStorage.getItem('draft:edit-cafe:dabara-house')).toBe('{"name":"Dabara Palace"}')
  press('Remove image 1')
  press('Save Changes')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dabara Palace' }),
  ).toBeInTheDocument()
  expect(screen.getAllByRole('img', { name: /^Dabara Palace, image \d of 3$/ })).toHaveLength(3)
  expect(host.toasts).toEqual([{ title: 'Changes Saved' }])
})
