import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { visit } from '../visit'
import { type DecodeImage, decodeImage } from './decode-image'

vi.mock('./decode-image')

/** Opens what is called a photograph; the text of an image is the name of its file. */
const opens: DecodeImage = async (file) => {
  const { name } = file as File
  if (name.startsWith('broken')) throw new Error('not an image')
  return { width: 4032, height: 3024, encode: () => `data:image/jpeg,${name}`, close: () => {} }
}
const photograph = (name: string) => new File(['…'], name, { type: 'image/jpeg' })
const photographs = (count: number) =>
  Array.from({ length: count }, (_, index) => photograph(`${index + 1}.jpg`))

const user = userEvent.setup({ applyAccept: false })

beforeEach(() => {
  vi.mocked(decodeImage).mockImplementation(opens)
})

async function open() {
  await user.click(await screen.findByRole('button', { name: 'Add New Café' }))
  return await screen.findByRole('dialog', { name: 'Add New Café' })
}
const field = (name: string) => screen.getByLabelText(name)
const choose = (...files: File[]) => user.upload(field('Choose images'), files)
const add = () => user.click(screen.getByRole('button', { name: 'Add Café' }))
const previews = () =>
  screen
    .queryAllByRole('img', { name: /^Image \d/ })
    .map((image) => image.getAttribute('src')?.replace('data:image/jpeg,', ''))

async function fill({ name = 'Kaapi Verandah', address = '12 Lavelle Road' } = {}) {
  await user.type(field('Name'), name)
  await user.type(field('Address'), address)
}

describe('adding a café', () => {
  test('an added café is Active at once, stands in the table, and the toast says ‘Café Added’', async () => {
    const { host } = visit('/admin/dashboard')
    await open()
    await fill()
    await user.type(field('City'), 'Mysuru')
    await user.type(field('Contact'), '+91 80 4123 5567')
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
    const { host } = visit('/admin/dashboard')
    await open()
    await add()
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription('Enter the name')
    expect(field('Address')).toHaveAccessibleDescription('Enter the address')
    await user.type(field('Name'), 'Kaapi')
    expect(field('Name')).not.toHaveAccessibleDescription()
    await user.type(field('Address'), '   ')
    await add()
    expect(field('Address')).toHaveFocus()
    expect(field('Address')).toBeInvalid()
    expect(host.storage.cafes.getState()).toEqual([])
  })

  test('a café of the same name as a sample takes its place in the table', async () => {
    visit('/admin/dashboard')
    const before = (await screen.findAllByRole('row')).length
    await open()
    await fill({ name: 'dabara house' })
    await add()
    expect(screen.getByRole('link', { name: 'dabara house' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Dabara House' })).toBeNull()
    expect(screen.getAllByRole('row')).toHaveLength(before)
  })

  test('cafés that another tab adds meanwhile are not lost', async () => {
    const { host } = visit('/admin/dashboard')
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

describe('the images of a new café', () => {
  test('up to five are previewed, the first is the cover, and each can be removed', async () => {
    visit('/admin/dashboard')
    await open()
    await choose(...photographs(3))
    await waitFor(() => expect(previews()).toEqual(['1.jpg', '2.jpg', '3.jpg']))
    expect(screen.getByText('Cover')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }))
    expect(previews()).toEqual(['2.jpg', '3.jpg'])
    expect(field('Choose images')).toHaveFocus()
    await choose(photograph('1.jpg'))
    await waitFor(() => expect(previews()).toEqual(['2.jpg', '3.jpg', '1.jpg']))
  })

  test('a sixth is refused with a message, chosen later or with the others', async () => {
    visit('/admin/dashboard')
    await open()
    await choose(...photographs(5))
    await waitFor(() => expect(previews()).toHaveLength(5))
    expect(screen.queryByText(/Only 5 images fit/)).toBeNull()
    await choose(photograph('6.jpg'))
    expect(screen.getByText('Only 5 images fit. 1 was left out.')).toBeVisible()
    expect(previews()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Remove image 5' }))
    await choose(...photographs(3))
    await waitFor(() => expect(previews()).toHaveLength(5))
    expect(screen.getByText('Only 5 images fit. 2 were left out.')).toBeVisible()
  })

  test('a file that is no image gets a message, and nothing typed or chosen is lost', async () => {
    visit('/admin/dashboard')
    await open()
    await fill()
    await choose(
      photograph('1.jpg'),
      new File(['…'], 'menu.pdf', { type: 'application/pdf' }),
      photograph('broken.jpg'),
      photograph('2.jpg'),
    )
    await waitFor(() => expect(previews()).toEqual(['1.jpg', '2.jpg']))
    expect(screen.getByText(/“menu.pdf” is not an image/)).toBeVisible()
    expect(screen.getByText(/“broken.jpg” could not be opened as an image/)).toBeVisible()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(field('Address')).toHaveValue('12 Lavelle Road')
  })

  test('a file that is no image takes no image’s place', async () => {
    visit('/admin/dashboard')
    await open()
    await choose(photograph('broken.jpg'), ...photographs(6))
    await waitFor(() => expect(previews()).toHaveLength(5))
    expect(screen.getByText(/“broken.jpg” could not be opened/)).toBeVisible()
    expect(screen.getByText('Only 5 images fit. 1 was left out.')).toBeVisible()
    expect(screen.queryByText('Preparing image')).toBeNull()
  })

  test('while an image is being prepared the café cannot be added without it', async () => {
    let finish = () => {}
    vi.mocked(decodeImage).mockImplementation(async (file) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return opens(file)
    })
    const { host } = visit('/admin/dashboard')
    await open()
    await fill()
    await choose(photograph('1.jpg'))
    expect(screen.getByText('Preparing image')).toBeInTheDocument()
    await add()
    fireEvent.submit(field('Name').closest('form') as HTMLFormElement)
    expect(host.storage.cafes.getState()).toEqual([])
    finish()
    await waitFor(() => expect(previews()).toEqual(['1.jpg']))
    await add()
    expect(host.storage.cafes.getState()).toHaveLength(1)
  })
})

describe('nothing that was typed is lost', () => {
  test('a write past the quota keeps the dialog open with everything in it and says what to do', async () => {
    const { host } = visit('/admin/dashboard')
    await open()
    await fill()
    await choose(...photographs(2))
    await waitFor(() => expect(previews()).toHaveLength(2))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await add()
    expect(screen.getByText(/no room left on this device.*Remove an image/)).toBeVisible()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(previews()).toHaveLength(2)
    expect(host.toasts.map(({ title }) => title)).not.toContain('Café Added')
    full.mockRestore()
    await user.click(screen.getByRole('button', { name: 'Remove image 2' }))
    await add()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(host.storage.cafes.getState()).toHaveLength(1)
  })

  test('on a full device, typing is reported once and not at every letter', async () => {
    const { host } = visit('/admin/dashboard')
    await open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await fill()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(host.toasts).toHaveLength(1)
  })

  test('closing by accident keeps it all, images too', async () => {
    visit('/admin/dashboard')
    await open()
    await fill()
    await choose(photograph('1.jpg'))
    await waitFor(() => expect(previews()).toHaveLength(1))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await open()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(previews()).toEqual(['1.jpg'])
  })

  test('a reload keeps what was typed', async () => {
    const { unmount } = visit('/admin/dashboard')
    await open()
    await fill()
    await user.click(screen.getByRole('radio', { name: 'Gold' }))
    unmount()
    visit('/admin/dashboard')
    await open()
    expect(field('Name')).toHaveValue('Kaapi Verandah')
    expect(field('Address')).toHaveValue('12 Lavelle Road')
    expect(screen.getByRole('radio', { name: 'Gold' })).toBeChecked()
  })

  test('Cancel and an added café leave an empty form behind', async () => {
    visit('/admin/dashboard')
    await open()
    await fill()
    await choose(photograph('1.jpg'))
    await waitFor(() => expect(previews()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await open()
    expect(field('Name')).toHaveValue('')
    expect(previews()).toEqual([])
    await fill()
    await add()
    await open()
    expect(field('Name')).toHaveValue('')
    expect(screen.queryByText('Enter the name')).toBeNull()
    expect(localStorage.getItem('draft:new-cafe')).toBeNull()
  })

  test('an image that is still being prepared when the dialog is cancelled does not land in the next café', async () => {
    let finish = () => {}
    vi.mocked(decodeImage).mockImplementationOnce(async (file) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return opens(file)
    })
    visit('/admin/dashboard')
    await open()
    await choose(photograph('1.jpg'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    finish()
    await open()
    await choose(photograph('2.jpg'))
    await waitFor(() => expect(previews()).toEqual(['2.jpg']))
  })
})
