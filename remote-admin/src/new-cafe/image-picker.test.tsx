import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  add,
  choose,
  field,
  fill,
  open,
  opens,
  photograph,
  photographs,
  previews,
  user,
} from '../testing/add-cafe-dialog'
import { renderAdmin } from '../testing/render-admin'
import * as decoding from './decode-image'

beforeEach(() => {
  vi.spyOn(decoding, 'decodeImage').mockImplementation(opens)
})

describe('the images of a new café', () => {
  test('up to five are previewed, the first is the cover, and each can be removed', async () => {
    renderAdmin('/admin/dashboard')
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
    renderAdmin('/admin/dashboard')
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
    renderAdmin('/admin/dashboard')
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
    renderAdmin('/admin/dashboard')
    await open()
    await choose(photograph('broken.jpg'), ...photographs(6))
    await waitFor(() => expect(previews()).toHaveLength(5))
    expect(screen.getByText(/“broken.jpg” could not be opened/)).toBeVisible()
    expect(screen.getByText('Only 5 images fit. 1 was left out.')).toBeVisible()
    expect(screen.queryByText('Preparing image')).toBeNull()
  })

  test('while an image is being prepared the café cannot be added without it', async () => {
    let finish = () => {}
    vi.mocked(decoding.decodeImage).mockImplementation(async (file) => {
      await new Promise<void>((done) => {
        finish = done
      })
      return opens(file)
    })
    const { host } = renderAdmin('/admin/dashboard')
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
